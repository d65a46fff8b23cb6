/**
 * Why a form came back: sanitised HTML, an alert, and where the reader goes on, also without script, unless a field of the
 * form is that place.
 */
export function FormError({ html, hasFocus = true }: { html: string | null; hasFocus?: boolean }) {
  if (html === null) return null;
  return (
    <div
      className="form-error"
      data-form-error=""
      role="alert"
      tabIndex={hasFocus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: brings the reader to what went wrong, also without script
      autoFocus={hasFocus}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only refuse() of account-action.ts makes one: sanitizeMessage, or a constant
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
