import { render } from 'preact'
import { App } from './app.tsx'
import { whoAmI } from './session.ts'

whoAmI().catch(() => {}) // without a server the pages still open

const page = document.getElementById('app')
if (page !== null) render(<App />, page)
