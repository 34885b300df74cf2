import { openApi } from '../http/openapi.ts'
import { type Route, route } from '../http/route.ts'
import { accountRoutes } from './account-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { chatRoutes } from './chat-routes.ts'
import { emailRoutes } from './email-routes.ts'
import { healthRoutes, metricRoutes } from './health-routes.ts'
import { gameRoutes } from './imported-game-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { moderationRoutes } from './moderation-routes.ts'
import { notificationRoutes } from './notification-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { peerRoutes } from './peer-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { reviewRoutes } from './review-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { tableRoutes } from './table-routes.ts'
import { tokenRoutes } from './token-routes.ts'

const SERVED: readonly Route[] = [
  ...healthRoutes,
  ...metricRoutes,
  ...peopleRoutes,
  ...accountRoutes,
  ...signInRoutes,
  ...passkeyRoutes,
  ...tokenRoutes,
  ...sessionRoutes,
  ...emailRoutes,
  ...recoveryRoutes,
  ...tableRoutes,
  ...gameRoutes,
  ...reviewRoutes,
  ...chatRoutes,
  ...notificationRoutes,
  ...adminRoutes,
  ...moderationRoutes,
  ...invitationRoutes,
  ...peerRoutes,
]

/** All of them, with the document that describes them. */
export const ROUTES: readonly Route[] = [
  ...SERVED,
  route({
    method: 'GET',
    path: '/api/openapi.json',
    who: 'anyone',
    scope: 'read',
    summary: 'This document',
    handle: () => Promise.resolve(openApi(ROUTES)),
  }),
]
