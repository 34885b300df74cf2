import { openApi } from '../http/openapi.ts'
import { type AnyRoute, route } from '../http/route.ts'
import { accountRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { gameRoutes } from './games.ts'
import { healthRoutes, metricRoutes } from './health.ts'
import { notificationRoutes } from './notifications.ts'
import { peerRoutes } from './peers.ts'
import { peopleRoutes } from './people.ts'
import { reviewRoutes } from './reviews.ts'
import { tableRoutes } from './tables.ts'
import { talkRoutes } from './talk.ts'

const SERVED: readonly AnyRoute[] = [
  ...healthRoutes,
  ...metricRoutes,
  ...peopleRoutes,
  ...accountRoutes,
  ...tableRoutes,
  ...gameRoutes,
  ...reviewRoutes,
  ...talkRoutes,
  ...notificationRoutes,
  ...adminRoutes,
  ...peerRoutes,
]

/** All of them, with the document that describes them. */
export const ROUTES: readonly AnyRoute[] = [
  ...SERVED,
  route({
    method: 'GET',
    path: '/api/openapi.json',
    who: 'anyone',
    summary: 'This document',
    handle: () => Promise.resolve(openApi(ROUTES)),
  }),
]
