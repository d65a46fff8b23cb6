import { loginForm, registerForm } from "../../domain/forms/account-forms.ts";
import { portalBrand } from "../../domain/portal-brand.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { AccountForm } from "./account-form.tsx";
import type { DialogPageView } from "./account-views.ts";
import { DialogFrame, DialogLink, toDialogAction } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-page.tsx";

const benefits = [
  "Abos auf jedem Gerät nutzen, am Telefon wie am Schreibtisch",
  "Newsletter aussuchen: am Morgen, am Abend, zum Wochenende",
  "Deine Daten jederzeit einsehen, mitnehmen und löschen",
];

/** The large dialog: the form, and beside it the ways in for those who have no account yet. */
export function LoginDialog({ view }: DialogProps) {
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

/** Nothing but the form, for those who are in the middle of something else. */
export function SimpleLoginDialog({ view }: DialogProps) {
  return (
    <DialogFrame dialog="SimpleLogin" title="Anmelden">
      <LoginForm view={view} />
      <p className="dialog-switch">
        <span>Noch kein Konto?</span>
        <DialogLink dialog="Register" returnTo={view.returnTo}>
          Registrieren
        </DialogLink>
      </p>
    </DialogFrame>
  );
}

function LoginForm({ view }: { view: DialogPageView }) {
  return (
    <AccountForm definition={loginForm} state={view.form} action={toDialogAction(view)} hidden={{ returnTo: view.returnTo }}>
      <DialogLink dialog="ForgetPassword" returnTo={view.returnTo}>
        Passwort vergessen?
      </DialogLink>
    </AccountForm>
  );
}

export function RegisterDialog({ view }: DialogProps) {
  const { returnTo } = view;
  return (
    <DialogFrame
      dialog="Register"
      title={registerForm.title}
      lead="Wir schicken dir eine E-Mail, mit der du dein Konto aktivierst."
    >
      <RegisterForm view={view} />
      <p className="dialog-switch">
        <span>Schon ein Konto?</span>
        <DialogLink dialog="Login" returnTo={returnTo}>
          Anmelden
        </DialogLink>
        <DialogLink dialog="ForgetPassword" returnTo={returnTo}>
          Passwort vergessen?
        </DialogLink>
      </p>
    </DialogFrame>
  );
}

/** `next`: what the reader wants the account for, said once it is registered. */
export function RegisterForm({ view, next = null }: { view: DialogPageView; next?: "print-card" | null }) {
  const hidden = { returnTo: view.returnTo, next };
  return <AccountForm definition={registerForm} state={view.form} action={toDialogAction(view)} hidden={hidden} />;
}
