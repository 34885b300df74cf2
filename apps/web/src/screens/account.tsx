import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { go, Link } from '../router.tsx'
import { type Me, me, server, whoAmI } from '../session.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { ClaimAdministration } from './claim-administration.tsx'
import { MakeAccount } from './make-account.tsx'
import { SecurityLog } from './security-log.tsx'
import { Sessions } from './sessions.tsx'
import { SignInMethods } from './sign-in-methods.tsx'
import { Silenced } from './silenced.tsx'
import { Tokens } from './tokens.tsx'

export function Account() {
  const person = me.value
  if (person === undefined) return <Column title={t('account.title')}>{t('page.loading')}</Column>
  if (person === null) return <Nobody />
  const account = person.kind === 'account'
  return (
    <Column title={t('account.title')}>
      <Part heading={t('account.who')}>
        {!account && <p>{t('account.guest')}</p>}
        <Name person={person} />
      </Part>
      {account ? <SignInMethods /> : <MakeAccount />}
      {account && <Sessions />}
      {account && <SecurityLog />}
      {account && <Tokens administrator={person.administrator} />}
      <Silenced />
      <SignOut account={account} />
      <Part heading={t('account.data')}>
        <p>{t('account.dataHint')}</p>
        <a class="button" href="/api/me/data" download={t('account.exportName')}>
          {t('account.export')}
        </a>
      </Part>
      {account && !person.administrator && <ClaimAdministration />}
      <DeleteMe person={person} />
    </Column>
  )
}

function Nobody() {
  return (
    <Column title={t('account.title')}>
      <p>{t('account.nobody')}</p>
      <div class="row">
        <Link class="button" href="/sign-in">
          {t('site.signIn')}
        </Link>
        <Link class="button" href="/">
          {t('page.home')}
        </Link>
      </div>
    </Column>
  )
}

function Name({ person }: { readonly person: Me }) {
  const name = useSignal(person.name)
  const empty = useSignal(false)
  const saved = useSignal(false)
  const task = useTask()
  const save = async () => {
    empty.value = name.value.trim() === ''
    saved.value = false
    if (empty.value) return
    saved.value = await task.run(async () => {
      await call('PATCH', '/api/me', { name: name.value.trim() })
      await whoAmI()
    })
  }
  return (
    <Form onSubmit={save}>
      <Field
        label={t('account.name')}
        hint={t('account.nameHint')}
        maxLength={40}
        autoComplete="nickname"
        value={name.value}
        error={empty.value ? t('account.nameEmpty') : task.failure.value}
        onText={setter(name)}
      />
      <TaskButton task={task} type="submit">
        {t('account.save')}
      </TaskButton>
      <p role="status">{saved.value && t('page.saved')}</p>
    </Form>
  )
}

function SignOut({ account }: { readonly account: boolean }) {
  const task = useTask()
  const out = (path: string) =>
    task.run(async () => {
      await call('POST', path)
      gone()
    })
  return (
    <Part heading={t('account.signOut')}>
      {!account && <p>{t('account.signOutGuest')}</p>}
      <div class="row">
        <TaskButton task={task} onClick={() => out('/api/sign-out')}>
          {t('account.signOutHere')}
        </TaskButton>
        {account && (
          <TaskButton task={task} onClick={() => out('/api/sign-out-everywhere')}>
            {t('account.signOutEverywhere')}
          </TaskButton>
        )}
      </div>
      <Failure task={task} />
    </Part>
  )
}

function gone(): void {
  me.value = null
  server.reconnect()
  go('/')
}

/** Nobody is deleted by a slip: the name is typed. */
function DeleteMe({ person }: { readonly person: Me }) {
  const typed = useSignal('')
  const wrong = useSignal(false)
  const task = useTask()
  const remove = () => {
    wrong.value = typed.value.trim() !== person.name
    if (wrong.value) return
    task.run(async () => {
      await call('DELETE', '/api/me')
      gone()
    })
  }
  return (
    <Part heading={t('account.delete')}>
      <p>{t('account.deleteHint')}</p>
      <Form onSubmit={remove}>
        <Field
          label={t('account.deleteType', { name: person.name })}
          autoComplete="off"
          value={typed.value}
          error={wrong.value ? t('account.deleteMismatch') : task.failure.value}
          onText={setter(typed)}
        />
        <TaskButton task={task} type="submit">
          {t('account.delete')}
        </TaskButton>
      </Form>
    </Part>
  )
}
