import { describe } from 'vitest'
import { fitsAt } from './fit-table.ts'

describe('the fullest table fits every screen', () =>
  fitsAt(
    [
      '1280×720',
      '1366×768',
      '1440×900',
      '1920×1080',
      '2560×1440',
      '1024×768',
      '820×1180',
      '390×844',
      '360×640',
    ],
    ['1440×900', '390×844'],
  ))
