import type { FastifyStaticOptions } from '@fastify/static'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Checked on every request: the newest page names the newest files. */
const FRESH = 'no-cache'

/** How built files are served: compressed by the build, cached for as long as their names allow. */
export const BUILT_FILES = {
  cacheControl: false,
  preCompressed: true,
  setHeaders: (reply, path) => {
    reply.header('cache-control', path.includes('/assets/') ? A_YEAR : FRESH)
  },
} satisfies Partial<FastifyStaticOptions>
