import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@guildhall/ui/theme.css'
import '@guildhall/ui/elements.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { registerWorker } from './service-worker.ts'
import { whoAmI } from './session.ts'

whoAmI().catch(() => {}) // without a server the pages still open
registerWorker().catch(() => {}) // without it they only need the network

const page = document.getElementById('app')
if (page !== null) render(<App />, page)
