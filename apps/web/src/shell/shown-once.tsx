import { CopyButton } from './copy-button.tsx'

/** A secret that is never shown again, with what to do with it; screen readers read it at once. */
export const ShownOnce = ({
  hint,
  secret,
}: {
  readonly hint: string
  readonly secret: string | null
}) => (
  <div role="status" class="stack">
    {secret !== null && (
      <>
        <p>{hint}</p>
        <code class="token">{secret}</code>
        <div class="row">
          <CopyButton text={secret} />
        </div>
      </>
    )}
  </div>
)
