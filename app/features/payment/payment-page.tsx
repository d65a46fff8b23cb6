import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { Island } from "#app/islands/island.tsx";
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

/** /zahlung-autorisieren: one payment, and the reader's word for it. */
export function PaymentPage({ view }: { view: PaymentView }) {
  return (
    <article className="notice-page" data-state={view.state}>
      <h1 className="order-title">{titles[view.state]}</h1>
      <PaymentState view={view} />
      {view.state !== "done" && (
        <p className="abo-small">
          Fragen zur Zahlung beantwortet der {readerService.name}: <ReaderServiceContact />.
        </p>
      )}
    </article>
  );
}

function PaymentState({ view }: { view: PaymentView }) {
  if (view.state === "missing") {
    return (
      <>
        <p>
          Öffne bitte den Link aus unserer E-Mail noch einmal, und zwar vollständig. Deine Zahlungen siehst du in deinem Profil.
        </p>
        <Ways>
          <ProfileLink />
        </Ways>
      </>
    );
  }
  if (view.state === "by-phone") {
    return (
      <p>Zahlungen können hier gerade nicht freigegeben werden. Der {readerService.name} erledigt das mit dir am Telefon.</p>
    );
  }
  if (view.state === "signed-out") {
    return (
      <>
        <p>Deine Bank verlangt, dass du die Zahlung für dein Abo bestätigst. Melde dich dafür mit deinem Konto an.</p>
        <Ways>
          <a href={view.loginPath} className="button">
            Anmelden
          </a>
        </Ways>
      </>
    );
  }
  if (view.state === "done") {
    return (
      <>
        <p>Danke. Dein Abo läuft, du musst nichts weiter tun.</p>
        <Ways>
          <a href="/" className="button">
            Zur Startseite
          </a>
          <ProfileLink />
        </Ways>
      </>
    );
  }
  if (view.state === "refused") {
    return (
      <>
        <p>
          Deine Bank hat die Freigabe abgelehnt, oder sie wurde abgebrochen. Bezahlt wurde nichts. Du kannst es noch einmal
          versuchen oder eine andere Zahlungsart wählen.
        </p>
        <Ways>
          <a href={view.retryPath} className="button">
            Noch einmal versuchen
          </a>
          <ProfileLink />
        </Ways>
      </>
    );
  }
  return (
    <>
      <p>
        Deine Bank verlangt, dass du die Zahlung für dein Abo bestätigst. Es gehört zum Konto{" "}
        <strong className="wrap-anywhere">{view.account}</strong>.
      </p>
      {/* At once: the reader came for the button, and it is shown when it works. */}
      <Island of={PaymentAuthorisationIsland} until="idle" props={{ page: view.page, authorizationId: view.id }}>
        <p>Die Freigabe läuft über unseren Zahlungsanbieter und deine Bank. Dein Browser braucht dafür JavaScript.</p>
      </Island>
    </>
  );
}

function Ways({ children }: { children: React.ReactNode }) {
  return <p className="dialog-actions">{children}</p>;
}

function ProfileLink() {
  return (
    <a href="/profil#abo" className="button button-quiet">
      Zum Profil
    </a>
  );
}
