import { t } from '../../later-messages.ts'
import { Loaded, useResource } from '../../shell/resource.tsx'
import { Part } from '../../shell/site.tsx'
import { ReloadButton } from './reload-button.tsx'

const FIGURES = [
  'people',
  'tables',
  'playing',
  'setAside',
  'sockets',
  'tablesInMemory',
  'botsWaiting',
  'noticesWaiting',
  'openReports',
] as const

type HealthFigures = Readonly<Record<(typeof FIGURES)[number], number>> & {
  readonly storage: { readonly kind: string; readonly place: string }
  readonly processes: readonly { readonly id: string }[]
}

/** How the server is. */
export function Health() {
  const resource = useResource<HealthFigures>('/api/admin/health')
  return (
    <Part heading={t('admin.health')}>
      <Loaded resource={resource}>
        {(health) => (
          <>
            <dl class="figures">
              {FIGURES.map((name) => (
                <div key={name}>
                  <dt>{t(`admin.health.${name}`)}</dt>
                  <dd>{health[name]}</dd>
                </div>
              ))}
              <div>
                <dt>{t('admin.health.processes')}</dt>
                <dd>{health.processes.length}</dd>
              </div>
            </dl>
            <p class="muted">{t('admin.storage', health.storage)}</p>
          </>
        )}
      </Loaded>
      <ReloadButton resource={resource} />
    </Part>
  )
}
