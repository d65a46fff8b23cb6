import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { emailForm, nameForm } from "#app/domain/forms/account/profile-forms.ts";
import type { FormDefinition } from "#app/domain/forms/form-definition.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { PROFILE_PATH, SectionError } from "#app/features/profile/profile-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";

type Forms = Readonly<Record<string, FormState>>;

type DetailsProps = {
  login: string;
  firstname: string;
  lastname: string;
  /** The address that waits for its mail. */
  pendingEmail: string | null;
  forms: Forms;
};

/** By which readers change their name and their e-mail address; each below a disclosure. */
export function OwnDetails({ login, firstname, lastname, pendingEmail, forms }: DetailsProps) {
  return (
    <div className="grid w-full max-w-104 justify-items-start gap-1 print:hidden">
      {pendingEmail !== null && <PendingEmail email={pendingEmail} form={forms["keep-email"] ?? emptyForm} />}
      <Change form={nameForm} state={forms[nameForm.name] ?? emptyForm} values={{ firstname, lastname }}>
        Er steht in deinem Profil und in Nachrichten an dich. Deine Kommentare haben einen eigenen Namen.
      </Change>
      <Change form={emailForm} state={forms[emailForm.name] ?? emptyForm} login={login}>
        Sie gilt, sobald du den Link öffnest, den wir an die neue Adresse schicken. Deine bisherige Adresse bekommt dann auch
        Bescheid.
      </Change>
    </div>
  );
}

type ChangeProps = {
  form: FormDefinition;
  state: FormState;
  /** What the fields hold at first. */
  values?: Readonly<Record<string, string>>;
  /** For password managers, beside a password. */
  login?: string;
  children: React.ReactNode;
};

function Change({ form: { name, title, fields, submitLabel }, state, values = {}, login, children }: ChangeProps) {
  const isBack = state.formError !== null || Object.keys(state.errors).length > 0;
  const firstWrong = fields.find((field) => state.errors[field.name] !== undefined)?.name;
  return (
    <details className="w-full" open={isBack}>
      <summary className={tallTextLink}>{title}</summary>
      <FormFrame intent={name} action={PROFILE_PATH} noValidate className={`pt-2 pb-5 ${formClass}`}>
        <p className="text-[0.9375rem] text-soft">{children}</p>
        {login !== undefined && <input type="text" autoComplete="username" value={login} readOnly hidden />}
        {fields.map((field) => (
          <LabelledField
            key={field.name}
            form={name}
            name={field.name}
            label={field.label}
            isOptional={!field.isRequired}
            error={state.errors[field.name]}
          >
            {(attributes) => (
              <input
                {...attributes}
                type={field.type}
                autoComplete={field.autoComplete}
                inputMode={field.inputMode}
                required={field.isRequired}
                // biome-ignore lint/a11y/noAutofocus: only where the reader has to go on, after a form came back
                autoFocus={field.name === firstWrong}
                defaultValue={field.type === "password" ? undefined : (state.values[field.name] ?? values[field.name] ?? "")}
              />
            )}
          </LabelledField>
        ))}
        <FormError html={state.formError} />
        <Button type="submit" tone="quiet">
          {submitLabel}
        </Button>
      </FormFrame>
    </details>
  );
}

function PendingEmail({ email, form }: { email: string; form: FormState }) {
  return (
    <div className="mb-2 grid w-full justify-items-start gap-3 border-l-3 border-accent pl-4">
      <p>
        Noch nicht bestätigt: <strong>{email}</strong>. Öffne den Link in der Nachricht an diese Adresse. Ist sie nicht
        angekommen, ändere die Adresse noch einmal.
      </p>
      <SectionError form={form} />
      <PostForm intent="keep-email" action={PROFILE_PATH}>
        <Button type="submit" tone="quiet">
          Bisherige Adresse behalten
        </Button>
      </PostForm>
    </div>
  );
}
