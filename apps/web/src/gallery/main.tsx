/**
 * Every piece and whole tables from real games, to be looked at while they are drawn. Only served
 * by `vite`, no part of what is built: gallery.html?show=table&players=4&step=120&theme=dark
 */
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@guildhall/ui/theme.css'
import '@guildhall/ui/elements.css'
import '@guildhall/craftsmen-builders-board/board.css'
import '@guildhall/red-cathedral-board/board.css'
import './gallery.css'
import { render } from 'preact'
import { Houses } from './houses.tsx'
import { AllPieces, Pictures } from './pieces.tsx'
import { Table } from './table.tsx'
import { wish } from './wish.ts'

document.documentElement.dataset['theme'] = wish('theme', 'light')
const SHOWN = { pieces: AllPieces, pictures: Pictures, table: Table, houses: Houses }
const Shown = SHOWN[wish('show', 'table') as keyof typeof SHOWN]
render(<Shown />, document.getElementById('app') as HTMLElement)
