/** Why a form without fields of its own came back: sanitised HTML, an alert, and where the reader goes on, also without script. */
export function FormError({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <div
      className="form-error"
      data-form-error=""
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: brings the reader to what went wrong, also without script
      autoFocus
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the view is made
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
