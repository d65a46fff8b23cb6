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

/** Stands in for dialogs that sign a reader in. */
export function SignedInDialog({ view: { dialog, returnTo } }: DialogProps) {
  return (
    <DialogFrame
      dialog={dialog}
      title="Du bist angemeldet"
      lead="Möchtest du das Konto wechseln, melde dich zuerst im Profil ab."
    >
      <div className="dialog-actions">
        <a href={returnTo ?? "/"} className="button">
          Weiter
        </a>
        <a href="/profil" className="button button-quiet">
          Zum Profil
        </a>
      </div>
    </DialogFrame>
  );
}
