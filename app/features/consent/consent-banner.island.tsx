import { type FormEvent, useState } from "react";
import { isPurStatus } from "#app/browser/session/pur.ts";
import { allConsents, necessaryConsents } from "#app/domain/consent/change-consent.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { changeConsents, consentStatusStore } from "#app/islands/stores/consent-status-store.ts";
import { sessionStore, unknownSession } from "#app/islands/stores/session-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";

const TITLE = "consent-banner-title";
const ACCEPT = "accept";

/** Beside the page, never over the text: the page stays usable behind it, by pointer and by keyboard. */
const box =
  "consent-banner fixed inset-x-0 top-auto bottom-0 z-40 m-0 max-h-[75dvh] w-full max-w-none overflow-y-auto overscroll-contain border-t border-rule bg-surface text-ink shadow-[0_-8px_40px_rgb(0_0_0/0.16)] print:hidden";

/** All three ways weigh the same (decision 69): to refuse is as easy as to accept. */
const way = {
  tone: "paper",
  className: "flex-[1_1_5.5rem] max-sm:px-2 max-sm:text-[0.9375rem] max-sm:leading-[1.15] sm:basis-auto",
} as const;

/**
 * Asks for consent (rules 4.10). Refusing, accepting and opening the settings are equally easy; Pur readers are not asked. Where
 * React does not load, its buttons close it natively, nothing is allowed, and the next page asks again.
 */
function ConsentBanner() {
  const status = useStore(consentStatusStore, null);
  const { user } = useStore(sessionStore, unknownSession);
  const [isLeft, setLeft] = useState(false);
  if (status !== null || isLeft || isPurStatus(user)) return null;

  function answer({ nativeEvent }: FormEvent<HTMLFormElement>): void {
    const { submitter } = nativeEvent as SubmitEvent;
    const isAccepted = submitter instanceof HTMLButtonElement && submitter.value === ACCEPT;
    changeConsents(isAccepted ? allConsents : necessaryConsents, "banner");
  }

  return (
    <dialog open className={box} aria-labelledby={TITLE}>
      <form
        method="dialog"
        onSubmit={answer}
        className="page grid gap-x-10 gap-y-1 pt-2 pb-3 sm:gap-y-3 sm:py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:py-5"
      >
        <div>
          <Title size="sub" as="h2" id={TITLE}>
            Was dürfen wir laden?
          </Title>
          <p className="mt-[0.15rem] max-w-[44rem] text-[0.9375rem] leading-[1.35]">
            Für Statistik und Inhalte anderer, etwa Videos und Karten, fragen wir dich. Ändern kannst du das jederzeit am Ende
            jeder Seite.
          </p>
          <p className="flex flex-wrap gap-x-6 text-[0.9375rem]">
            <a href="/datenschutz" className={tallTextLink}>
              Datenschutz
            </a>
            <a href={toDialogPath("Login")} data-dialog-link="Login" className={tallTextLink} onClick={() => setLeft(true)}>
              Schon Pur? Anmelden
            </a>
          </p>
        </div>
        <div className="flex flex-wrap content-center gap-2 sm:gap-3">
          <Button type="submit" value={ACCEPT} {...way}>
            Alle akzeptieren
          </Button>
          <Button type="submit" value="refuse" {...way}>
            Nur notwendige
          </Button>
          <a href={toDialogPath("Consent")} data-dialog-link="Consent" className={toButtonClass(way)}>
            Einstellungen
          </a>
        </div>
      </form>
    </dialog>
  );
}

export const ConsentBannerIsland = defineIsland("consent-banner", ConsentBanner);
