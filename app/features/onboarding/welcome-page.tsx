import { NoticePage, noticeText } from "#app/components/notice-page/notice-page.tsx";
import { PageIntro } from "#app/components/page-intro/page-intro.tsx";
import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { UnconfirmedNotice } from "#app/components/unconfirmed/unconfirmed-notice.tsx";
import { Ridge } from "#app/components/wall/ridge.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { PROFILE_ABO_PATH } from "#app/domain/subscription/abo-path.ts";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { numberedItem, numberedList, numberedText, welcomeBody } from "./onboarding-class.ts";
import type { WelcomeStep, WelcomeView } from "./welcome-view-model.ts";

/** /vplus-onboarding: after a completed checkout. */
export function WelcomePage({ view }: { view: WelcomeView }) {
  if (view.kind === "nobody") return <NobodyPage view={view} />;
  const { title, lead, steps, onward, unconfirmed } = view;
  return (
    <article>
      <PageIntro kicker="Willkommen" title={title} lead={lead}>
        <p>
          <ButtonLink href={onward.path}>{onward.text}</ButtonLink>
        </p>
      </PageIntro>
      {unconfirmed !== null && (
        <div className="pb-6">
          <UnconfirmedNotice email={unconfirmed} />
        </div>
      )}
      <Ridge />
      <div className={welcomeBody}>
        <Title size="chapter" as="h2" className="mb-5">
          In drei Schritten eingerichtet
        </Title>
        <ol className={numberedList}>
          {steps.map((step) => (
            <li key={step.title} className={numberedItem}>
              <Step step={step} />
            </li>
          ))}
        </ol>
        <SmallPrint className="mt-6 border-t border-rule pt-4">
          Fragen zum Abo beantwortet der {readerService.name}: <ReaderServiceContact />. Dein Abo verwaltest du in deinem{" "}
          <TextLink href={PROFILE_ABO_PATH}>Profil</TextLink>.
        </SmallPrint>
      </div>
    </article>
  );
}

function Step({ step: { title, text, link } }: { step: WelcomeStep }) {
  return (
    <>
      <Title size="sub">{title}</Title>
      <p className={numberedText}>{text}</p>
      {link !== null && (
        <TextLink href={link.path} isTall>
          {link.text}
        </TextLink>
      )}
    </>
  );
}

function NobodyPage({ view }: { view: Extract<WelcomeView, { kind: "nobody" }> }) {
  return (
    <NoticePage title={view.isSignedIn ? "Noch kein Abo" : "Hast du schon ein Abo?"}>
      {view.isSignedIn ? (
        <p className={noticeText}>
          Zu deinem Konto gehört zurzeit kein Abo. Hast du gerade bestellt? Dann kann es einen Augenblick dauern, bis die Zahlung
          bestätigt ist; lade diese Seite dann neu.
        </p>
      ) : (
        <p className={noticeText}>
          Hier richten Abonnentinnen und Abonnenten ihr neues Abo ein. Melde dich dafür an; oder sieh dir an, welche Abos es gibt.
        </p>
      )}
      {view.unconfirmed !== null && <UnconfirmedNotice email={view.unconfirmed} />}
      <ButtonRow as="p">
        {!view.isSignedIn && <ButtonLink href={view.loginPath}>Anmelden</ButtonLink>}
        <ButtonLink href={view.aboPath} tone={view.isSignedIn ? "main" : "quiet"}>
          Abos ansehen
        </ButtonLink>
      </ButtonRow>
    </NoticePage>
  );
}
