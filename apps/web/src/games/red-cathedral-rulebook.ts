// The figures need the board as well: one file of it then serves table and rulebook.
import './red-cathedral-client.ts'

export { rulebookArt as art } from '@guildhall/red-cathedral-board/rulebook'
