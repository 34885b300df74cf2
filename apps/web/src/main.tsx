import './shell/styles.ts'
import { render } from 'preact'
import { App } from './app.tsx'
import { finishMotionByHand } from './motion.ts'
import { registerWorker } from './service-worker.ts'
import { whoAmI } from './session.ts'

whoAmI().catch(() => {}) // without a server the pages still open
finishMotionByHand()
registerWorker().catch(() => {}) // without it they only need the network

const page = document.getElementById('app')
if (page !== null) render(<App />, page)
