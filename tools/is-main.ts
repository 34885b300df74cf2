import { pathToFileURL } from 'node:url'

/** Whether the module of that address is the program that was started, not a part of another. */
export const isMain = (url: string): boolean => url === pathToFileURL(process.argv[1] ?? '').href
