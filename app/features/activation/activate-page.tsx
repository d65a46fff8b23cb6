import { toDialogPageClass } from "#app/components/dialog/dialog-class.ts";
import { DialogHead } from "#app/components/dialog/dialog-head.tsx";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import type { ActivatePageView } from "#app/components/dialog/dialog-view.ts";
import { AccountFormIsland } from "#app/components/form/account-form.island.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { resendActivationForm } from "#app/domain/forms/account/account-forms.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { Island } from "#app/islands/island.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";

const ACTIVATE_PATH = "/zugang-aktivieren";

/** /zugang-aktivieren. Opening the mail's link uses nothing up; the button does. */
export function ActivatePage({ view }: { view: ActivatePageView }) {
  const { state, returnTo, isSignedIn } = view;
  if (state === "done" || state === "already") return <Activated state={state} returnTo={returnTo} isSignedIn={isSignedIn} />;
  if (view.key !== null && view.state === "ask") {
    return (
      <Frame title="Zugang aktivieren" lead="Mit einem Klick bestätigst du deine E-Mail-Adresse und aktivierst dein Konto.">
        <PostForm intent="activate" action={ACTIVATE_PATH} fields={{ key: view.key, returnTo: view.returnTo }}>
          <Button type="submit">Konto aktivieren</Button>
        </PostForm>
      </Frame>
    );
  }
  return (
    <Frame
      title="Zugang aktivieren"
      lead="Wir haben dir nach der Registrierung eine E-Mail mit einem Link geschickt. Er gilt 48 Stunden."
    >
      <FormError html={view.error} />
      <Title size="sub" as="h2" className="-mb-3">
        {resendActivationForm.title}
      </Title>
      <p>Ist die E-Mail nicht angekommen oder zu alt, schicken wir dir eine neue.</p>
      <Island
        of={AccountFormIsland}
        until="visible"
        props={{ form: resendActivationForm.name, state: view.resend, action: ACTIVATE_PATH }}
      />
      {!view.isSignedIn && (
        <DialogSwitch question="Schon aktiviert?">
          <TextLink href={toDialogPath("Login", view.returnTo ?? "/profil")} isTall>
            Anmelden
          </TextLink>
        </DialogSwitch>
      )}
    </Frame>
  );
}

/** The way on: back to where the reader came from, signed in. */
function Activated({ state, returnTo, isSignedIn }: Pick<ActivatePageView, "state" | "returnTo" | "isSignedIn">) {
  const isAlready = state === "already";
  const what = isAlready ? "Dieser Link wurde schon verwendet." : `Willkommen bei ${portalBrand.name}.`;
  return (
    <Frame
      title={isAlready ? "Dein Konto ist schon aktiviert" : "Dein Konto ist aktiviert"}
      lead={isSignedIn ? what : `${what} Du kannst dich jetzt anmelden.`}
    >
      <ButtonRow>
        {!isSignedIn && (
          // A plain link: over this page, which would go on asking to sign in, the dialog has no purpose.
          <ButtonLink href={toDialogPath("Login", returnTo ?? "/profil")}>Anmelden</ButtonLink>
        )}
        {returnTo !== null && (
          <ButtonLink href={returnTo} tone={isSignedIn ? "main" : "quiet"}>
            {isOrder(returnTo) ? "Zur Bestellung" : "Weiterlesen"}
          </ButtonLink>
        )}
        {returnTo === null && isSignedIn && <ButtonLink href="/profil">Zum Profil</ButtonLink>}
      </ButtonRow>
    </Frame>
  );
}

function isOrder(path: string): boolean {
  return /^\/abo(?:[?#]|$)/.test(path);
}

function Frame({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <section className={toDialogPageClass("medium")} data-size="medium" aria-labelledby="aktivieren-titel">
      <DialogHead titleId="aktivieren-titel" title={title} lead={lead} />
      {children}
    </section>
  );
}
