import { DialogFrame, DialogLink } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-page.tsx";

/** The print subscription already includes what would be offered. */
export function UpsellAlreadySubscribedDialog({ view: { returnTo } }: DialogProps) {
  return (
    <DialogFrame
      dialog="UpsellAlreadySubscribed"
      title="Du hast schon digitalen Zugang"
      lead="Zu deinem Abo gehört der digitale Zugang bereits. Was du abonniert hast, steht in deinem Profil."
    >
      <div className="dialog-actions">
        <a href="/profil" className="button">
          Zum Profil
        </a>
        {returnTo !== null && (
          <a href={returnTo} className="button button-quiet">
            Weiterlesen
          </a>
        )}
      </div>
    </DialogFrame>
  );
}

/** The offer comes with the check of a print card; without one there is none to show. */
export function UpsellSaveDialog({ view: { returnTo } }: DialogProps) {
  return (
    <DialogFrame
      dialog="UpsellSave"
      title="Digital zum Print-Abo"
      lead="Ob es für dein Print-Abo ein Angebot gibt, sehen wir an deiner Abokarte."
    >
      <DialogLink dialog="AbocardActivation" returnTo={returnTo} className="button">
        Abokarte prüfen
      </DialogLink>
    </DialogFrame>
  );
}

export function UpsellSaveConfirmDialog({ view: { returnTo } }: DialogProps) {
  return (
    <DialogFrame
      dialog="UpsellSaveConfirm"
      title="Digital zum Print-Abo"
      lead="Hier bestätigen wir ein Angebot, das du angenommen hast. Gerade ist keines offen."
    >
      <DialogLink dialog="AbocardActivation" returnTo={returnTo} className="button">
        Abokarte prüfen
      </DialogLink>
    </DialogFrame>
  );
}
