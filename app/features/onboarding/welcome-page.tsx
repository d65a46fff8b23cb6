import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { Ridge } from "#app/components/wall/ridge.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import type { WelcomeStep, WelcomeView } from "./welcome-view-model.ts";

/** /vplus-onboarding: after a completed checkout. */
export function WelcomePage({ view }: { view: WelcomeView }) {
  if (view.kind === "nobody") return <NobodyPage view={view} />;
  const { title, lead, steps, onward } = view;
  return (
    <article className="welcome">
      <header className="welcome-head">
        <p className="wall-brand">Willkommen</p>
        <h1 className="abo-title">{title}</h1>
        <p className="abo-lead">{lead}</p>
        <p>
          <a href={onward.path} className="button">
            {onward.text}
          </a>
        </p>
      </header>
      <Ridge />
      <div className="welcome-body">
        <h2 className="welcome-subtitle">In drei Schritten eingerichtet</h2>
        <ol className="numbered">
          {steps.map((step) => (
            <li key={step.title}>
              <Step step={step} />
            </li>
          ))}
        </ol>
        <p className="abo-small">
          Fragen zum Abo beantwortet der {readerService.name}: <ReaderServiceContact />. Dein Abo verwaltest du in deinem{" "}
          <a href="/profil#abo" className="text-link">
            Profil
          </a>
          .
        </p>
      </div>
    </article>
  );
}

function Step({ step: { title, text, link } }: { step: WelcomeStep }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      {link !== null && (
        <a href={link.path} className="text-link">
          {link.text}
        </a>
      )}
    </>
  );
}

function NobodyPage({ view }: { view: Extract<WelcomeView, { kind: "nobody" }> }) {
  return (
    <article className="notice-page">
      <h1 className="order-title">{view.isSignedIn ? "Noch kein Abo" : "Hast du schon ein Abo?"}</h1>
      {view.isSignedIn ? (
        <p>
          Zu deinem Konto gehört zurzeit kein Abo. Hast du gerade bestellt? Dann kann es einen Augenblick dauern, bis die Zahlung
          bestätigt ist; lade diese Seite dann neu.
        </p>
      ) : (
        <p>
          Hier richten Abonnentinnen und Abonnenten ihr neues Abo ein. Melde dich dafür an; oder sieh dir an, welche Abos es gibt.
        </p>
      )}
      <p className="dialog-actions">
        {!view.isSignedIn && (
          <a href={view.loginPath} className="button">
            Anmelden
          </a>
        )}
        <a href={view.aboPath} className={view.isSignedIn ? "button" : "button button-quiet"}>
          Abos ansehen
        </a>
      </p>
    </article>
  );
}
