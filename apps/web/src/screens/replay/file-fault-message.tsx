import type { FileFault } from '../../history/load-game-file.ts'
import { t } from '../../later-messages.ts'

/** Why a file was not opened. */
export function FileFaultMessage({ fault }: { readonly fault: FileFault }) {
  return (
    <div role="alert">
      {fault.kind === 'unknownGame' ? (
        <p>{t('replay.unknownGame', { game: fault.game })}</p>
      ) : (
        <>
          <p>{t('replay.badFile')}</p>
          <ul lang="en">
            {fault.problems.slice(0, 5).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
