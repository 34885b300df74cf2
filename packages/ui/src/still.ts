import { Component, type ComponentChild, type FunctionComponent } from 'preact'

/**
 * A part of a drawing that is drawn again only when what it is told is other than before. For parts
 * that are told words, numbers and pieces of a view; not for what is told what to do on a click.
 */
export function still<P extends object>(draw: (props: P) => ComponentChild): FunctionComponent<P> {
  class Still extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now: Partial<P> = this.props
      const names = Object.keys(next) as (keyof P)[]
      return names.length !== Object.keys(now).length || names.some((it) => next[it] !== now[it])
    }

    override render(props: P): ComponentChild {
      return draw(props)
    }
  }
  // To whoever uses it, it is a part like any other.
  return Still as unknown as FunctionComponent<P>
}
