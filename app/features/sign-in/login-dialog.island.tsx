import { DialogFrame, DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { CheckList } from "#app/ui/check-list/check-list.tsx";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import { PORTAL_NAME } from "#brand/portal-id.ts";
import { LoginForm } from "./login-form.tsx";

const benefits = [
  "Abos auf jedem Gerät nutzen, am Telefon wie am Schreibtisch",
  "Newsletter aussuchen: am Morgen, am Abend, zum Wochenende",
  "Deine Daten jederzeit einsehen, mitnehmen und löschen",
];

const wayClass = "grid justify-items-start gap-[0.6rem]";

/** The large dialog: the form, and beside it the ways in for those who have no account yet. */
function LoginDialog({ view }: DialogProps) {
  const { returnTo } = view;
  return (
    <DialogFrame dialog="Login" title="Anmelden">
      <div className="grid gap-9 md:grid-cols-[minmax(0,1fr)_minmax(0,17.5rem)] md:gap-12">
        <LoginForm view={view} />
        <div className="grid content-start gap-6 border-t border-strong-rule pt-7 md:border-t-0 md:border-l md:border-rule md:pt-0 md:pl-8">
          <div className={wayClass}>
            <Title size="sub" as="h2">
              Neu hier?
            </Title>
            <p>Ein Konto bei {PORTAL_NAME} kostet nichts:</p>
            <CheckList lines={benefits} />
            <DialogLink
              dialog="Register"
              returnTo={returnTo}
              className={toButtonClass({ tone: "quiet", className: "mt-[0.4rem]" })}
            >
              Registrieren
            </DialogLink>
          </div>
          <div className={`border-t border-rule pt-[1.4rem] ${wayClass}`}>
            <Title size="sub" as="h2">
              Print-Abo?
            </Title>
            <p>Mit Abonummer und Nachnamen von deiner Abokarte liest du auch digital.</p>
            <DialogLink dialog="AbocardActivation" returnTo={returnTo} className={`-my-2 ${tallTextLink}`}>
              Abokarte aktivieren
            </DialogLink>
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}

export const LoginDialogIsland = defineIsland("login-dialog", LoginDialog);
