import { PostForm } from "#app/components/form/post-form.tsx";
import { resendActivationForm } from "#app/domain/forms/account/account-forms.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";

/** For a reader who is signed in before the mail of the registration was opened: who has paid is never locked out for it. */
export function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <Notice>
      <div className="grid justify-items-start gap-3 print:hidden">
        <p>
          Deine E-Mail-Adresse <strong>{email}</strong> ist noch nicht bestätigt. Öffne dafür den Link in der Nachricht, die wir
          dir geschickt haben. Lesen kannst du auch so.
        </p>
        <PostForm intent={resendActivationForm.name} action="/zugang-aktivieren" fields={{ username: email }}>
          <Button type="submit" tone="quiet">
            {resendActivationForm.submitLabel}
          </Button>
        </PostForm>
      </div>
    </Notice>
  );
}
