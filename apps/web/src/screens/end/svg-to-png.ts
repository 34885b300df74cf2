/** The styles that an SVG needs inlined to look the same without the page's style sheets. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'stop-color',
  'stop-opacity',
  'paint-order',
  'mix-blend-mode',
] as const

/** Pixels in the picture for each on the screen. */
const SCALE = 2

/** A drawing of the page as a PNG. */
export async function svgToPng(drawn: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawn.getBoundingClientRect()
  const copy = drawn.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy is of the same kind')
  const from = [drawn, ...drawn.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = from[index]
    if (original !== undefined) copyStyle(original, element)
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(copy)
  const image = new Image()
  // `data:`, because the content policy knows no other pictures than those and the server's own.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return rasterize(image, width, height)
}

function copyStyle(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const name of STYLES) {
    const value = style.getPropertyValue(name)
    if (value !== '') to.setAttribute(name, value)
  }
}

function rasterize(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * SCALE)
  canvas.height = Math.round(height * SCALE)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('no picture'))
      else resolve(blob)
    }, 'image/png')
  })
}
