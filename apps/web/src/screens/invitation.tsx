import { t } from '../later-messages.ts'
import { go, type Parts } from '../router.tsx'
import { me } from '../session.ts'
import { Loaded, useResource } from '../shell/resource.tsx'
import { Column } from '../shell/site.tsx'
import { MakeAccount } from './make-account.tsx'

/** The page of an invitation link: an account can be created with it. */
export function InvitationPage({ token = '' }: Parts) {
  const path = `/api/invitations/${encodeURIComponent(token)}`
  const resource = useResource<{ readonly valid: boolean }>(path)
  return (
    <Column title={t('invitation.title')}>
      <Loaded resource={resource}>
        {({ valid }) => {
          if (me.value?.kind === 'account') return <p>{t('invitation.has')}</p>
          if (!valid) return <p>{t('failure.badInvitation')}</p>
          return (
            <>
              <p>{t('invitation.welcome')}</p>
              <MakeAccount invitation={token} onDone={() => go('/account')} />
            </>
          )
        }}
      </Loaded>
    </Column>
  )
}
