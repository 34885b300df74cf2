import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../game.ts'

// Random players seldom finish a cathedral; what comes late in a game, and many games that are
// only played, are left to the campaign.
const automatic = { ...redCathedral.automatic, contractors: true, roundLimit: 36 }

lawTests(
  redCathedral,
  [2, 3, 4].flatMap((players) => [
    { players, options: automatic },
    { players, options: { ...automatic, boardSide: 'advanced' } },
    {
      players,
      options: {
        ...automatic,
        mixedBoards: true,
        sides: ['advanced', 'basic', 'advanced', 'basic'].slice(0, players),
        plans: 'all',
        ornamentsUnlockFaceDown: false,
        extraBannersCoverInventory: true,
        blackDieTile: 'specialist',
        displacedSpecialistKeepsTool: false,
        unusedSpecialistCountsAsTool: true,
        borrowedActionsRepeat: false,
      },
    },
  ]),
  { games: 1, soaked: 0, sampleEvery: 30 },
)
