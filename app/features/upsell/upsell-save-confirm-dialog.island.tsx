import { CloseLink } from "#app/components/dialog/close-link.tsx";
import { DialogFrame } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { UnbrokenWords } from "#app/components/dialog/unbroken-words.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { CheckList } from "#app/ui/check-list/check-list.tsx";
import { ReadOn } from "./read-on.tsx";

/** What came of an accepted offer. */
function UpsellSaveConfirmDialog({ view: { returnTo, upsell } }: DialogProps) {
  if (upsell.confirmation === "print") return <MailSentDialog returnTo={returnTo} />;
  return (
    <DialogFrame
      dialog="UpsellSaveConfirm"
      title="Dein digitaler Zugang ist da"
      lead="Du liest ab sofort alle Plus-Artikel, solange dein Print-Abo läuft."
    >
      <CheckList
        lines={["Deine Abokarte ist mit deinem Konto verbunden", "Der Zugang gilt auf jedem Gerät, auf dem du dich anmeldest"]}
      />
      <ReadOn returnTo={returnTo} />
    </DialogFrame>
  );
}

function MailSentDialog({ returnTo }: { returnTo: string | null }) {
  return (
    <DialogFrame
      dialog="UpsellSaveConfirm"
      title="Fast geschafft"
      lead="Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren."
    >
      <p>
        <UnbrokenWords text="Sobald du dich danach anmeldest, liest du alle Plus-Artikel. Keine E-Mail da? Sieh auch im Spam-Ordner nach." />
      </p>
      <CloseLink href={returnTo ?? "/"} className={toButtonClass({ className: "justify-self-start" })}>
        Weiter
      </CloseLink>
    </DialogFrame>
  );
}

export const UpsellSaveConfirmDialogIsland = defineIsland("upsell-save-confirm-dialog", UpsellSaveConfirmDialog);
