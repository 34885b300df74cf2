/** Announced at once; empty where there is no error. */
export function ErrorText({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" class="error-text">
      {text}
    </p>
  )
}
