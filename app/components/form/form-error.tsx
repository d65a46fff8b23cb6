import { type Ref, useContext, useMemo } from "react";
import { TrustHtml } from "#app/islands/react/trust-html.ts";
import { Notice } from "#app/ui/notice/notice.tsx";

type FormErrorProps = {
  /** Sanitised HTML; null says nothing. */
  html: string | null;
  /** Where the reader goes on, also without script, unless a field of the form is that place. */
  hasFocus?: boolean;
  /** The place stands before there is something to say: an alert is read out when something comes into it. */
  isAwaited?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Why a form came back. */
export function FormError({ html, hasFocus = true, isAwaited = false, ref }: FormErrorProps) {
  // One object as long as it says the same, or it would be written and read out again.
  const trust = useContext(TrustHtml);
  const content = useMemo(() => ({ __html: trust(html ?? "") }), [html, trust]);
  if (html === null && !isAwaited) return null;
  const isFocused = hasFocus && html !== null;
  return (
    <Notice
      ref={ref}
      tone="live"
      data-form-error=""
      role="alert"
      hidden={html === null}
      tabIndex={isFocused ? -1 : undefined}
      // Brings the reader to what went wrong, also without script.
      autoFocus={isFocused}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the Worker (sanitizeMessage) or the browser (toSafeHtml), or a constant
      dangerouslySetInnerHTML={content}
    />
  );
}
