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
import { AllPieces, Pictures } from './all-pieces.tsx'
import { Buildings } from './buildings.tsx'
import { GalleryTable } from './gallery-table.tsx'
import { queryParam } from './query-param.ts'

document.documentElement.dataset['theme'] = queryParam('theme', 'light')
const SHOWN = { pieces: AllPieces, pictures: Pictures, table: GalleryTable, buildings: Buildings }
const [, Shown = GalleryTable] =
  Object.entries(SHOWN).find(([name]) => name === queryParam('show', 'table')) ?? []
const page = document.getElementById('app')
if (page !== null) render(<Shown />, page)
