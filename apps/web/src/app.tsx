import { ConnectionBar } from './connection-bar.tsx'
import { t } from './i18n.ts'
import { type Page, Pages } from './router.tsx'
import { IdentityQuestion } from './shell/identity-question.tsx'
import { KeysHelp } from './shell/keys-help.tsx'
import { LoadFailed } from './shell/load-failed.tsx'
import { NotFound } from './shell/not-found.tsx'
import { pageTitle } from './shell/title.ts'
import { Toasts } from './shell/toasts.tsx'

const PAGES: readonly Page[] = [
  { pattern: '/', load: async () => (await import('./screens/home.tsx')).Home },
  {
    pattern: '/t/:id/replay',
    load: async () => (await import('./screens/replay/table-replay.tsx')).TableReplay,
  },
  {
    pattern: '/t/:id/end',
    load: async () => (await import('./screens/end/end-screen.tsx')).EndScreen,
  },
  {
    pattern: '/replay',
    load: async () => (await import('./screens/replay/file-replay.tsx')).FileReplay,
  },
  { pattern: '/t/:id', load: async () => (await import('./play/table-screen.tsx')).TableScreen },
  { pattern: '/new', load: async () => (await import('./screens/new-table.tsx')).NewTable },
  {
    pattern: '/learn',
    load: async () => (await import('./screens/learn/learn-screen.tsx')).LearnScreen,
  },
  {
    pattern: '/learn/:lesson',
    load: async () => (await import('./screens/learn/lesson-screen.tsx')).LessonScreen,
  },
  {
    pattern: '/rules',
    load: async () => (await import('./screens/rules/rules-screen.tsx')).RulesScreen,
  },
  {
    pattern: '/rules/:book',
    load: async () => (await import('./screens/rules/rules-screen.tsx')).RulesScreen,
  },
  {
    pattern: '/rules/:book/:view',
    load: async () => (await import('./screens/rules/rules-screen.tsx')).RulesScreen,
  },
  { pattern: '/settings', load: async () => (await import('./screens/settings.tsx')).Settings },
  { pattern: '/account', load: async () => (await import('./screens/account.tsx')).Account },
  { pattern: '/sign-in', load: async () => (await import('./screens/sign-in.tsx')).SignIn },
  { pattern: '/recover', load: async () => (await import('./screens/recover.tsx')).Recover },
  {
    pattern: '/confirm-email',
    load: async () => (await import('./screens/confirm-email.tsx')).ConfirmEmail,
  },
  { pattern: '/games', load: async () => (await import('./screens/my-games.tsx')).MyGames },
  { pattern: '/admin', load: async () => (await import('./screens/admin/admin.tsx')).Admin },
  {
    pattern: '/admin/:section',
    load: async () => (await import('./screens/admin/admin.tsx')).Admin,
  },
  {
    pattern: '/admin/people/:id',
    load: async () => (await import('./screens/admin/admin.tsx')).AdminPerson,
  },
  {
    pattern: '/invite/:token',
    load: async () => (await import('./screens/invitation.tsx')).InvitationPage,
  },
]

export function App() {
  return (
    <>
      <SkipLink />
      <ConnectionBar />
      <Pages
        pages={PAGES}
        waiting={<p aria-live="polite">{t('page.loading')}</p>}
        failed={<LoadFailed />}
        missing={<NotFound />}
      />
      <Toasts />
      <KeysHelp />
      <IdentityQuestion />
      <p class="unseen" aria-live="polite">
        {pageTitle.value}
      </p>
    </>
  )
}

/** The first stop of the keyboard: past the header. */
function SkipLink() {
  return (
    <a href="#main" class="skip-link button">
      {t('page.skip')}
    </a>
  )
}
