import { type GameFile, gameFileText } from '@guildhall/kernel'

/** Opens the device's share sheet, else copies the link; `shown` where neither works. */
export async function share(href: string): Promise<'copied' | 'shown'> {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ url: href })
    else await navigator.clipboard.writeText(href)
    return 'copied'
  } catch {
    return 'shown'
  }
}

/** Saves something as a file. */
export function save(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

export const saveGameFile = (file: GameFile, name: string): void =>
  save(new Blob([gameFileText(file)], { type: 'application/json' }), `${name}.guildhall.json`)
