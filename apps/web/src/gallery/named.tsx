import type { JSX } from 'preact'

/** A row of things, each with its name under it. */
export function Named<T extends string>({
  names,
  draw,
}: {
  readonly names: readonly T[]
  readonly draw: (name: T) => JSX.Element
}): JSX.Element {
  return (
    <div class="row wrap">
      {names.map((name) => (
        <figure key={name}>
          {draw(name)}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
