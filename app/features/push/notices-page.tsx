import { DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { DeviceList } from "#app/components/push/device-list.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { Island } from "#app/islands/island.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { textLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import { NoticesIsland } from "./notices.island.tsx";
import type { NoticesView } from "./notices-view-model.ts";

type NoticesPageProps = {
  view: NoticesView;
  /** Sanitised HTML. */
  formError: string | null;
  /** A device was just removed. */
  isRemoved: boolean;
};

/** /benachrichtigungen: what this device is told of, and the devices of the account. */
export function NoticesPage({ view: { siteKey, isSignedIn, subjects, devices }, formError, isRemoved }: NoticesPageProps) {
  return (
    <article className="mx-auto grid max-w-[41rem] grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-2 border-b border-strong-rule pb-4">
        <Title size="page" as="h1">
          Benachrichtigungen
        </Title>
        <p className="text-[1.125rem] text-soft">
          Was wichtig ist, steht auf deinem Bildschirm, auch wenn du die Zeitung gerade nicht offen hast.
        </p>
      </header>
      <FormError html={formError} />
      {isRemoved && <Notice role="status">Das Gerät ist entfernt und bekommt nichts mehr.</Notice>}
      {siteKey === null ? (
        <p>Zurzeit verschicken wir keine Benachrichtigungen.</p>
      ) : (
        <>
          <div className="hidden noscript:block">
            <Notice>Benachrichtigungen brauchen JavaScript, und dein Browser führt es hier nicht aus.</Notice>
          </div>
          <Island of={NoticesIsland} until="visible" props={{ siteKey, isSignedIn, subjects }} />
          <Explanation isSignedIn={isSignedIn} />
        </>
      )}
      {devices.length > 0 && (
        <TitledSection title="Geräte deines Kontos" link={null}>
          <DeviceList devices={devices} action={NOTICES_PATH} className="-mt-3" />
        </TitledSection>
      )}
      <TitledSection title="Anders auf dem Laufenden" link={null}>
        <ul className="list-disc space-y-1 pl-5">
          <li>
            <a href={NEWSLETTER_PATH} className={textLink}>
              Newsletter
            </a>{" "}
            kommen als E-Mail.
          </li>
          <li>
            <a href={FOR_YOU_PATH} className={textLink}>
              Für dich
            </a>{" "}
            sammelt Neues von allem, dem du folgst.
          </li>
          <li>
            <a href="/feed" className={textLink}>
              Feeds
            </a>{" "}
            liest jedes Programm für Nachrichten; jedes Thema, jede Gemeinde und jede Autorin hat einen eigenen.
          </li>
        </ul>
      </TitledSection>
    </article>
  );
}

function Explanation({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="grid gap-3 text-[0.9375rem] text-soft">
      <p>
        Zur Wahl steht, dem du folgst: Themen, Gemeinden und Menschen. Folge mehr davon auf ihren Seiten, etwa unter{" "}
        <a href="/themen" className={textLink}>
          Themen
        </a>
        , und sie stehen hier. Läuft ein Liveticker, kannst du dir hier seine Höhepunkte schicken lassen.
      </p>
      {!isSignedIn && (
        <p>
          <DialogLink dialog="Login" returnTo={NOTICES_PATH}>
            Anmelden
          </DialogLink>
          , um auch von Antworten auf deine Kommentare zu hören.
        </p>
      )}
      <p>
        In der Ruhezeit kommt nichts. Danach kommt nach, was noch gilt: Eilmeldungen, solange sie auf der Seite stehen, Artikel
        bis zwei Stunden, Höhepunkte bis eine halbe Stunde und Antworten bis einen Tag nach ihrem Erscheinen. Der Rest entfällt.
      </p>
      <p>
        Wir merken uns dazu die Adresse, die der Dienst deines Browsers diesem Gerät gibt, und was du angekreuzt hast; ob du eine
        Benachrichtigung öffnest, erfahren wir nicht. Meldest du dich ab, gehört das Gerät zu keinem Konto mehr.
      </p>
    </div>
  );
}
