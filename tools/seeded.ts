import fc from 'fast-check'

/** Properties are tried with the same examples every time, unless `SEED` asks for others. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })
