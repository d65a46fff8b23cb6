import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-page.tsx";

/** A title and a message, and the way on. */
export function GenericDialog({ view: { message, returnTo } }: DialogProps) {
  return (
    <DialogFrame dialog="Generic" title={message?.title ?? "Hinweis"}>
      {message !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the view is made
        <div className="dialog-text" dangerouslySetInnerHTML={{ __html: message.html }} />
      )}
      <a href={returnTo ?? "/"} className="button" data-dialog-close="">
        Weiter
      </a>
    </DialogFrame>
  );
}
