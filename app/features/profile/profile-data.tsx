import { PostForm } from "#app/components/form/post-form.tsx";
import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { deleteAccountForm } from "#app/domain/forms/account/account-forms.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DeleteAccount } from "./deletion/delete-account.tsx";
import type { DeletionView } from "./deletion/deletion-view-model.ts";
import type { ProfileForms } from "./profile-page.tsx";
import { PROFILE_PATH, ProfileSection, SectionError } from "./profile-section.tsx";

type DataProps = { login: string; isManageable: boolean; deletion: DeletionView; forms: ProfileForms };

/** The stored data about the reader: to download, and to delete. */
export function ProfileData({ login, isManageable, deletion, forms }: DataProps) {
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
      <DeleteAccount {...{ login, deletion, forms }} />
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
