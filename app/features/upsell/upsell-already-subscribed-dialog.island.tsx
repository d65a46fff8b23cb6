import { DialogFrame } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { ReadOn } from "./read-on.tsx";

/** The print subscription already includes what would be offered. */
function UpsellAlreadySubscribedDialog({ view: { returnTo } }: DialogProps) {
  return (
    <DialogFrame
      dialog="UpsellAlreadySubscribed"
      title="Du hast schon digitalen Zugang"
      lead="Zu deinem Abo gehört der digitale Zugang bereits. Was du abonniert hast, steht in deinem Profil."
    >
      <ReadOn returnTo={returnTo} />
    </DialogFrame>
  );
}

export const UpsellAlreadySubscribedDialogIsland = defineIsland(
  "upsell-already-subscribed-dialog",
  UpsellAlreadySubscribedDialog,
);
