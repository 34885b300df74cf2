import { Component, type ComponentChild, type FunctionComponent } from 'preact'

/**
 * A part of a drawing that is drawn again only when its props have changed. For parts whose props
 * are texts, numbers and parts of a view; not for parts with click handlers.
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
  // Users treat it like any other component.
  return Still as unknown as FunctionComponent<P>
}
