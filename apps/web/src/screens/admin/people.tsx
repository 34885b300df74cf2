import { Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { formatDateTime } from '../../format.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { Field, Form } from '../../shell/forms.tsx'
import { Lines, Loaded, useResource } from '../../shell/resource.tsx'
import { setter } from '../../shell/setter.ts'
import { Part } from '../../shell/site.tsx'
import { Pager } from './pager.tsx'
import { type ListedPerson, nameOf, States } from './person-states.tsx'

const LISTS = ['all', 'moderated', 'reported', 'administrators'] as const
type List = (typeof LISTS)[number]

/** Everybody who plays here, to be searched. */
export function People() {
  const text = useSignal('')
  const search = useSignal('')
  const list = useSignal<List>('all')
  return (
    <Part heading={t('admin.people')}>
      <Form
        role="search"
        onSubmit={() => {
          search.value = text.value.trim()
        }}
      >
        <Field
          label={t('admin.search')}
          hint={t('admin.searchHint')}
          type="search"
          autoComplete="off"
          value={text.value}
          onText={setter(text)}
        />
        <button type="submit" class="button">
          {t('admin.find')}
        </button>
      </Form>
      <Segmented
        label={t('admin.people')}
        options={LISTS.map((value) => ({ value, label: t(`admin.people.${value}`) }))}
        value={list.value}
        onChange={setter(list)}
      />
      <Found key={`${list.value} ${search.value}`} search={search.value} list={list.value} />
    </Part>
  )
}

function Found({ search, list }: { readonly search: string; readonly list: List }) {
  const page = useSignal(0)
  const query = new URLSearchParams({ search, page: String(page.value) })
  if (list !== 'all') query.set('only', list)
  const resource = useResource<{
    readonly people: readonly ListedPerson[]
    readonly more: boolean
  }>(`/api/admin/people?${query}`)
  return (
    <Loaded resource={resource}>
      {({ people, more }) => (
        <>
          <Lines items={people} empty={t('admin.noPeople')}>
            {(person) => (
              <li key={person.id}>
                <span class="about">
                  <Link href={`/admin/people/${person.id}`}>{nameOf(person.name)}</Link>
                  <span class="muted">
                    {t(`admin.kind.${person.kind}`)}
                    {person.email !== null && ` · ${person.email}`} ·{' '}
                    {t('admin.seen', { date: formatDateTime(person.seen) })}
                  </span>
                </span>
                <States person={person} />
              </li>
            )}
          </Lines>
          <Pager page={page} more={more} />
        </>
      )}
    </Loaded>
  )
}
