// The figures need the board as well: one file of it then serves table and rulebook.
import './craftsmen-builders-client.ts'

export { rulebookArt as art } from '@guildhall/craftsmen-builders-board/rulebook'
