import tables from '../worker/tables.ts?worker&url'

/** The scripts that a page may start beside itself. */
export const SCRIPTS = { service: '/sw.js', tables } as const

type Script = (typeof SCRIPTS)[keyof typeof SCRIPTS]

/** The content policy lets only named scripts run: these. */
export function trusted(script: Script): string {
  // A browser that knows trusted types takes this in the place of a string.
  return (policy?.createScriptURL(script) ?? script) as string
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('guildhall', {
  createScriptURL(script) {
    if (Object.values<string>(SCRIPTS).includes(script)) return script
    throw new TypeError(`${script} is no script of ours`)
  },
})

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(script: string): string },
  ): { createScriptURL(script: string): unknown }
}
