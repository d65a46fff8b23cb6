import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PasskeyIsland } from "#app/components/passkey/passkey.island.tsx";
import { PasskeyList } from "#app/components/passkey/passkey-list.tsx";
import { beginPasskeyForm, passkeyIntents } from "#app/domain/forms/account/passkey-forms.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { PASSKEYS_PATH } from "#app/domain/passkey/passkey-paths.ts";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { PasskeysView } from "./passkeys-view-model.ts";

type PasskeysPageProps = {
  view: PasskeysView;
  /** Forms that came back, by their intent. */
  forms: Readonly<Record<string, FormState>>;
  /** The password was right: what the authenticator is asked. */
  options: string | null;
  /** What was just done. */
  done: string | null;
};

/** The reader's passkeys, and the way to another one: password first, then the authenticator. */
export function PasskeysPage({ view, forms, options, done }: PasskeysPageProps) {
  const { passkeys } = view;
  const error = Object.values(passkeyIntents).map((intent) => forms[intent]?.formError ?? null);
  return (
    <article className="mx-auto grid max-w-[41rem] gap-6">
      <Title size="page" as="h1">
        Passkeys
      </Title>
      {done !== null && <Notice role="status">{done}</Notice>}
      <p>
        Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN deines Geräts. Er bleibt auf
        dem Gerät oder in deinem Passwortmanager; wir bekommen nur einen öffentlichen Schlüssel.
      </p>
      <p>
        Dein Passwort gilt weiter. Änderst du es oder meldest andere Geräte ab, bleiben deine Passkeys: Entferne hier jeden, den
        du nicht kennst. Bei jedem neuen und jedem entfernten bekommst du eine E-Mail.
      </p>
      <FormError html={error.find((html) => html !== null) ?? null} />
      {passkeys.length === 0 ? (
        <p className="border-y border-rule py-4 text-soft">Du hast noch keinen Passkey.</p>
      ) : (
        <PasskeyList passkeys={passkeys} action={PASSKEYS_PATH} intents={passkeyIntents} />
      )}
      <section aria-labelledby="neuer-passkey" className="grid gap-4">
        <Title size="section" as="h2" id="neuer-passkey">
          Passkey hinzufügen
        </Title>
        <Adding view={view} options={options} state={forms[beginPasskeyForm.name] ?? emptyForm} />
      </section>
      <p>
        <TextLink isTall href="/profil">
          ← Zum Profil
        </TextLink>
      </p>
    </article>
  );
}

type AddingProps = { view: PasskeysView; options: string | null; state: FormState };

function Adding({ view: { isConfirmed, hasRoom, mostText }, options, state }: AddingProps) {
  if (options !== null)
    return (
      <>
        <Island
          of={PasskeyIsland}
          until="visible"
          props={{ options, intent: passkeyIntents.add, action: PASSKEYS_PATH, fields: {} }}
        />
        <WithoutScript />
      </>
    );
  if (!isConfirmed) return <Notice>Bestätige zuerst deine E-Mail-Adresse mit dem Link, den wir dir geschickt haben.</Notice>;
  if (!hasRoom) return <Notice>{mostText}</Notice>;
  return (
    <>
      <FormFrame intent={beginPasskeyForm.name} action={PASSKEYS_PATH} noValidate className={`${formClass} noscript:hidden`}>
        {beginPasskeyForm.fields.map((field) => (
          <TextField
            key={field.name}
            form={beginPasskeyForm.name}
            field={field}
            value={null}
            error={state.errors[field.name] ?? null}
            hint="Zuerst dein Passwort, damit niemand anderer einen Passkey für dein Konto anlegt."
            hasFocus={state.errors[field.name] !== undefined}
          />
        ))}
        <FormError html={state.formError} />
        <Button type="submit">Weiter</Button>
      </FormFrame>
      <WithoutScript />
    </>
  );
}

/** No authenticator can be asked without script. */
function WithoutScript() {
  return <p className="hidden noscript:block">Um einen Passkey anzulegen, braucht dein Browser JavaScript.</p>;
}
