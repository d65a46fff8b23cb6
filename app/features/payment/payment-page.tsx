import { NoticePage, noticeText } from "#app/components/notice-page/notice-page.tsx";
import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { PROFILE_ABO_PATH } from "#app/domain/subscription/abo-path.ts";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { PaymentAuthorisationIsland } from "./payment-authorisation.island.tsx";
import type { PaymentView } from "./payment-view-model.ts";

const titles: Record<PaymentView["state"], string> = {
  missing: "Hier fehlt die Zahlung",
  "by-phone": "Freigabe zurzeit nicht möglich",
  "signed-out": "Zahlung freigeben",
  ready: "Zahlung freigeben",
  done: "Die Zahlung ist freigegeben",
  refused: "Die Zahlung wurde nicht freigegeben",
};

/** /zahlung-autorisieren: one payment, and the reader's authorisation of it. */
export function PaymentPage({ view }: { view: PaymentView }) {
  return (
    <NoticePage title={titles[view.state]} state={view.state}>
      <PaymentState view={view} />
      {view.state !== "done" && (
        <p className={`text-[0.9375rem] text-soft ${noticeText}`}>
          Fragen zur Zahlung beantwortet der {readerService.name}: <ReaderServiceContact />.
        </p>
      )}
    </NoticePage>
  );
}

function PaymentState({ view }: { view: PaymentView }) {
  switch (view.state) {
    case "missing":
      return (
        <Said ways={<ProfileLink />}>
          Öffne bitte den Link aus unserer E-Mail noch einmal, und zwar vollständig. Deine Zahlungen siehst du in deinem Profil.
        </Said>
      );
    case "by-phone":
      return (
        <Said>
          Zahlungen können hier gerade nicht freigegeben werden. Der {readerService.name} erledigt das mit dir am Telefon.
        </Said>
      );
    case "signed-out":
      return (
        <Said ways={<ButtonLink href={view.loginPath}>Anmelden</ButtonLink>}>
          Deine Bank verlangt, dass du die Zahlung für dein Abo bestätigst. Melde dich dafür mit deinem Konto an.
        </Said>
      );
    case "done":
      return (
        <Said
          ways={
            <>
              <ButtonLink href="/">Zur Startseite</ButtonLink>
              <ProfileLink />
            </>
          }
        >
          Danke. Dein Abo läuft, du musst nichts weiter tun.
        </Said>
      );
    case "refused":
      return (
        <Said
          ways={
            <>
              <ButtonLink href={view.retryPath}>Noch einmal versuchen</ButtonLink>
              <ProfileLink />
            </>
          }
        >
          Deine Bank hat die Freigabe abgelehnt, oder sie wurde abgebrochen. Bezahlt wurde nichts. Du kannst es noch einmal
          versuchen oder eine andere Zahlungsart wählen.
        </Said>
      );
    case "ready":
      return (
        <>
          <Said>
            Deine Bank verlangt, dass du die Zahlung für dein Abo bestätigst. Es gehört zum Konto{" "}
            <strong className="wrap-anywhere">{view.account}</strong>.
          </Said>
          {/* At once: the reader came for the button, and it is shown when it works. */}
          <Island of={PaymentAuthorisationIsland} until="idle" props={{ page: view.page, authorizationId: view.id }}>
            <p>Die Freigabe läuft über unseren Zahlungsanbieter und deine Bank. Dein Browser braucht dafür JavaScript.</p>
          </Island>
        </>
      );
  }
}

/** What the reader has to know, and the ways on. */
function Said({ ways, children }: { ways?: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <p className={noticeText}>{children}</p>
      {ways !== undefined && <ButtonRow as="p">{ways}</ButtonRow>}
    </>
  );
}

function ProfileLink() {
  return (
    <ButtonLink href={PROFILE_ABO_PATH} tone="quiet">
      Zum Profil
    </ButtonLink>
  );
}
