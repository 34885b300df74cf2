import { render } from 'preact'

render(<p>Guildhall</p>, document.getElementById('app') as HTMLElement)
