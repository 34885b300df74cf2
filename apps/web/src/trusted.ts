/** The content policy lets only trusted scripts run: these and no others. */
export function trusting<Script extends string>(
  scripts: readonly Script[],
): (script: Script) => string {
  const policy = trustedTypes?.createPolicy('guildhall', {
    createScriptURL(script) {
      if (scripts.some((each) => each === script)) return script
      throw new TypeError(`${script} is no script of ours`)
    },
  })
  // A browser that knows trusted types takes this in the place of a string.
  return (script) => (policy?.createScriptURL(script) ?? script) as string
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(script: string): string },
  ): { createScriptURL(script: string): unknown }
}
