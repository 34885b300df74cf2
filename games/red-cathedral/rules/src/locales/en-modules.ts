/** What the modules add to the words of the base game: for those who load them when they are needed. */
export { moduleEnglish as words } from '../modules/english.ts'
