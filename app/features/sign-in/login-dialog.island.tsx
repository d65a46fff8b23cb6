import { DialogFrame, DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { LoginForm } from "./login-form.tsx";

const benefits = [
  "Abos auf jedem Gerät nutzen, am Telefon wie am Schreibtisch",
  "Newsletter aussuchen: am Morgen, am Abend, zum Wochenende",
  "Deine Daten jederzeit einsehen, mitnehmen und löschen",
];

/** The large dialog: the form, and beside it the ways in for those who have no account yet. */
function LoginDialog({ view }: DialogProps) {
  const { returnTo } = view;
  return (
    <DialogFrame dialog="Login" title="Anmelden">
      <div className="dialog-columns">
        <LoginForm view={view} />
        <div className="dialog-aside">
          <section>
            <h2>Neu hier?</h2>
            <p>Ein Konto bei {portalBrand.name} kostet nichts:</p>
            <ul className="benefits">
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
            <DialogLink dialog="Register" returnTo={returnTo} className="button button-quiet">
              Registrieren
            </DialogLink>
          </section>
          <section>
            <h2>Print-Abo?</h2>
            <p>Mit Abonummer und Nachnamen von deiner Abokarte liest du auch digital.</p>
            <DialogLink dialog="AbocardActivation" returnTo={returnTo}>
              Abokarte aktivieren
            </DialogLink>
          </section>
        </div>
      </div>
    </DialogFrame>
  );
}

export const LoginDialogIsland = defineIsland("login-dialog", LoginDialog);
