import type { ComponentType } from 'preact'
import { t } from '../../later-messages.ts'
import { Link, type Parts } from '../../router.tsx'
import { me } from '../../session.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { Column } from '../../shell/site.tsx'
import { AuditLog } from './audit-log.tsx'
import { Health } from './health.tsx'
import { Invitations } from './invitations.tsx'
import { People } from './people.tsx'
import { PersonPage } from './person.tsx'
import { Reports } from './reports.tsx'
import { AdminTables } from './tables.tsx'
import './admin.css'

const SECTIONS = ['health', 'people', 'reports', 'tables', 'invitations', 'audit'] as const
type Section = (typeof SECTIONS)[number]

const PARTS: Readonly<Record<Section, ComponentType>> = {
  health: Health,
  people: People,
  reports: Reports,
  tables: AdminTables,
  invitations: Invitations,
  audit: AuditLog,
}

const isSection = (name: string): name is Section => SECTIONS.some((each) => each === name)
const pathOf = (section: Section): string => (section === 'health' ? '/admin' : `/admin/${section}`)

/** For those who run the server: one section at a time, each with an address of its own. */
export function Admin({ section = 'health', id }: Parts) {
  if (!isSection(section)) return <NotFound />
  if (me.value?.administrator !== true) {
    return (
      <Column title={t('admin.title')}>
        <p>{me.value === undefined ? t('page.loading') : t('admin.only')}</p>
      </Column>
    )
  }
  const Part = PARTS[section]
  return (
    <Column title={`${t('admin.title')}: ${t(`admin.${section}`)}`}>
      <nav class="sections" aria-label={t('admin.sections')}>
        {SECTIONS.map((each) => (
          <Link
            key={each}
            href={pathOf(each)}
            aria-current={each !== section ? undefined : id === undefined ? 'page' : 'true'}
          >
            {t(`admin.${each}`)}
          </Link>
        ))}
      </nav>
      {id === undefined ? <Part /> : <PersonPage key={id} id={id} />}
    </Column>
  )
}

/** A person, under the section of people. */
export const AdminPerson = ({ id }: Parts) => (
  <Admin section="people" {...(id === undefined ? {} : { id })} />
)
