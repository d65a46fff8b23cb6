import { useState } from "react";
import { isPurStatus } from "#app/browser/session/pur.ts";
import { DialogFrame, DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { ALL_PROVIDERS, allConsents, necessaryConsents, withProvider, withPurpose } from "#app/domain/consent/change-consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { changeConsents, consentStatusStore, readerConsentStore } from "#app/islands/stores/consent-status-store.ts";
import { sessionStore, unknownSession } from "#app/islands/stores/session-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { fieldHint } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Choice, ChoicesTitle, choicesFoot, narrowButton, providerColumns } from "./consent-choice.tsx";
import { listedProviders, necessaryText, purposeTexts } from "./consent-texts.ts";

const toId = (name: string) => `consent-${name}`;

/** The consent settings of everybody (rules 4.10), by purpose and by provider: a change of mind at any time. */
function ConsentDialog({ view }: DialogProps) {
  const { user } = useStore(sessionStore, unknownSession);
  const isPur = isPurStatus(user);
  return (
    <DialogFrame
      dialog="Consent"
      title="Cookie-Einstellungen"
      lead={`${portalBrand.name} lädt von anderen nur, was notwendig ist, solange du nicht mehr erlaubst. Du kannst jederzeit anders entscheiden.`}
    >
      {isPur ? (
        <DialogLink
          dialog="PurePreferences"
          returnTo={view.returnTo}
          className={toButtonClass({ className: "justify-self-start" })}
        >
          Deine Einstellungen mit Pur
        </DialogLink>
      ) : (
        <Settings />
      )}
      <p className="hidden noscript:block">
        In deinem Browser ist JavaScript ausgeschaltet. Dann lädt keine Seite etwas von anderen Anbietern, und es gibt nichts
        einzustellen: Statt eines Videos oder einer Karte steht dort ein Verweis.
      </p>
    </DialogFrame>
  );
}

function Settings() {
  const kept = useStore(readerConsentStore, necessaryConsents);
  /** Null until the reader changes something. */
  const [draft, setDraft] = useState<ConsentSettings | null>(null);
  const [isSaved, setSaved] = useState(false);
  const host = useDialogHost();
  const shown = draft ?? kept;
  const areAllAllowed = listedProviders.every(({ name }) => shown.granular[name]);

  function change(settings: ConsentSettings): void {
    setSaved(false);
    setDraft(settings);
  }

  function save(settings: ConsentSettings): void {
    changeConsents(settings, "settings");
    setDraft(null);
    setSaved(true);
    host?.close();
  }

  return (
    <div className="grid noscript:hidden gap-6" data-consent-settings="">
      {isSaved && <Notice role="status">Gespeichert. Was du nicht erlaubst, wird ab sofort nicht mehr geladen.</Notice>}
      <fieldset className="w-full min-w-0">
        <ChoicesTitle>Wofür</ChoicesTitle>
        <Choice id={toId("necessary")} {...necessaryText} checked disabled readOnly />
        {purposeTexts.map(({ name, title, text }) => (
          <Choice
            key={name}
            id={toId(name)}
            title={title}
            text={text}
            checked={shown[name]}
            onChange={({ target }) => change(withPurpose(shown, name, target.checked))}
          />
        ))}
      </fieldset>
      <fieldset className="w-full min-w-0">
        <ChoicesTitle>Inhalte anderer Anbieter</ChoicesTitle>
        <p className={fieldHint}>Wer hier ein Häkchen hat, darf in Beiträgen Videos, Karten und Ähnliches laden.</p>
        <div className="border-b border-rule pt-[0.4rem] font-semibold">
          <Choice
            id={toId("all")}
            title="Alle Anbieter"
            checked={areAllAllowed}
            onChange={({ target }) => change(withProvider(shown, ALL_PROVIDERS, target.checked))}
          />
        </div>
        <div className={providerColumns}>
          {listedProviders.map(({ name, title }) => (
            <Choice
              key={name}
              id={toId(`provider-${name}`)}
              title={title}
              checked={shown.granular[name]}
              onChange={({ target }) => change(withProvider(shown, name, target.checked))}
            />
          ))}
        </div>
      </fieldset>
      <Proof />
      <div className={choicesFoot}>
        <Button type="button" tone="quiet" className={narrowButton} onClick={() => save(shown)}>
          Speichern
        </Button>
        <Button type="button" tone="quiet" className={narrowButton} onClick={() => save(allConsents)}>
          Alle akzeptieren
        </Button>
        <Button type="button" tone="quiet" className={narrowButton} onClick={() => save(necessaryConsents)}>
          Nur notwendige
        </Button>
      </div>
    </div>
  );
}

const dateText = new Intl.DateTimeFormat("de-AT", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Vienna" });

/** What is kept of the last answer, for a reader who asks. */
function Proof() {
  const status = useStore(consentStatusStore, null);
  if (status === null) return null;
  return (
    <p className={`${fieldHint} wrap-anywhere`}>
      Zuletzt entschieden am <time dateTime={status.time}>{dateText.format(new Date(status.time))} Uhr</time>, Nachweis{" "}
      {status.id}
    </p>
  );
}

export const ConsentDialogIsland = defineIsland("consent-dialog", ConsentDialog);
