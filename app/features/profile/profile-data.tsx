import { AccountFormIsland } from "#app/components/form/account-form.island.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { deleteAccountForm } from "#app/domain/forms/account/account-forms.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { dangerousSummary } from "./dangerous-summary.ts";
import type { ProfileForms } from "./profile-page.tsx";
import { PROFILE_PATH, ProfileSection, SectionError } from "./profile-section.tsx";

/** The stored data about the reader: to download, and to delete. */
export function ProfileData({ login, isManageable, forms }: { login: string; isManageable: boolean; forms: ProfileForms }) {
  const deletion = forms[deleteAccountForm.name] ?? emptyForm;
  const hasFailed = deletion.formError !== null || Object.keys(deletion.errors).length > 0;
  if (!isManageable) {
    return (
      <ProfileSection id="daten" title="Passwort und Daten" isOnPaper={false}>
        <p>
          Du bist mit deiner Abokarte angemeldet. Um dein Passwort zu ändern, deine Daten herunterzuladen oder dein Konto zu
          löschen, melde dich ab und mit Benutzername und Passwort wieder an.
        </p>
      </ProfileSection>
    );
  }
  return (
    <ProfileSection id="daten" title="Deine Daten" isOnPaper={false}>
      <p>Alles, was wir über dich gespeichert haben, in einer Datei.</p>
      <SectionError form={forms.download ?? emptyForm} />
      <PostForm intent="download" action={PROFILE_PATH}>
        <Button type="submit" tone="quiet">
          Daten herunterladen
        </Button>
      </PostForm>
      <details className="mt-3 w-full border-t border-rule pt-1" open={hasFailed}>
        <summary className={dangerousSummary}>{deleteAccountForm.title}</summary>
        <p className="mt-3 max-w-104">
          Dein Konto, deine Newsletter und alle Anmeldungen werden gelöscht. Das lässt sich nicht rückgängig machen. Ein laufendes
          Abo endet dadurch nicht; kündige es vorher.
        </p>
        <Island
          of={AccountFormIsland}
          until="visible"
          className="contents [&>form]:mt-3 [&>form]:max-w-104"
          props={{ form: deleteAccountForm.name, state: deletion, action: PROFILE_PATH, login, tone: "danger" }}
        />
      </details>
    </ProfileSection>
  );
}

/** What a publisher's own back end does not do here is somebody's task all the same (Art. 15, 17 GDPR). */
export function ElsewhereData({ forms }: { forms: ProfileForms }) {
  return (
    <ProfileSection id="daten" title="Deine Daten" isOnPaper={false}>
      <SectionError form={forms.download ?? forms[deleteAccountForm.name] ?? forms["end-session"] ?? emptyForm} />
      <p>
        Deine Daten bekommst du von unserem {readerService.name}; dort löschen wir auf deinen Wunsch auch dein Konto:{" "}
        <ReaderServiceContact />.
      </p>
    </ProfileSection>
  );
}
