import { AccountFormIsland } from "#app/components/form/account-form.island.tsx";
import { deleteAccountForm, planDeletionForm } from "#app/domain/forms/account/account-forms.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { dangerousSummary } from "#app/features/profile/dangerous-summary.ts";
import type { ProfileForms } from "#app/features/profile/profile-page.tsx";
import { PROFILE_PATH } from "#app/features/profile/profile-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { DeletionView } from "./deletion-view-model.ts";

type DeleteProps = { login: string; deletion: DeletionView; forms: ProfileForms };

/** Both ways to delete the account, each with what becomes of every running subscription. */
export function DeleteAccount({ login, deletion: { day, now, atEnd }, forms }: DeleteProps) {
  const hasFailed = [deleteAccountForm, planDeletionForm].some(({ name }) => hasErrors(forms[name] ?? emptyForm));
  const isOffered = atEnd !== null && day === null;
  return (
    <details className="mt-3 w-full border-t border-rule pt-1" open={hasFailed}>
      <summary className={dangerousSummary}>{deleteAccountForm.title}</summary>
      <p className="mt-3 max-w-104">
        Dein Konto, deine Newsletter und alle Anmeldungen werden gelöscht. Ist das geschehen, lässt es sich nicht rückgängig
        machen.
      </p>
      {isOffered && (
        <Way
          title={atEnd.day === null ? "Am Ende der bezahlten Zeit" : `Am ${atEnd.day}, am Ende der bezahlten Zeit`}
          sentences={[
            ...atEnd.sentences,
            "Dann wird dein Konto gelöscht. Bis dahin kannst du es dir im Profil anders überlegen.",
          ]}
          form={planDeletionForm.name}
          tone="main"
          {...{ login, forms }}
        />
      )}
      <Way
        title={isOffered ? "Sofort" : null}
        sentences={now}
        form={deleteAccountForm.name}
        tone="danger"
        {...{ login, forms }}
      />
    </details>
  );
}

type WayProps = {
  title: string | null;
  sentences: readonly string[];
  form: string;
  tone: "main" | "danger";
  login: string;
  forms: ProfileForms;
};

function Way({ title, sentences, form, tone, login, forms }: WayProps) {
  return (
    <div className="mt-5 max-w-104">
      {title !== null && (
        <Title size="card" as="h3" className="mb-2">
          {title}
        </Title>
      )}
      {sentences.length > 0 && (
        <ul className="mb-3 list-disc space-y-1 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Island
        of={AccountFormIsland}
        until="visible"
        className="contents"
        props={{ form, state: forms[form] ?? emptyForm, action: PROFILE_PATH, login, tone }}
      />
    </div>
  );
}

function hasErrors({ formError, errors }: ProfileForms[string]): boolean {
  return formError !== null || Object.keys(errors).length > 0;
}
