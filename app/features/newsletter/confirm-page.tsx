import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { NoticePage, noticeText } from "#app/components/notice-page/notice-page.tsx";
import { CONFIRM_PATH, NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";

type ConfirmPageProps = {
  /** Of the mail; null without one. */
  linkKey: string | null;
  state: "ask" | "done" | "failed";
  /** Sanitised HTML. */
  error: string | null;
};

/** Where the link of the mail leads. Opening it does nothing: scanners of mail open links too. The button confirms. */
export function ConfirmPage({ linkKey: key, state, error }: ConfirmPageProps) {
  if (state === "done") {
    return (
      <NoticePage title="Alles bestätigt" state="done">
        <p className={noticeText}>
          Danke! Die nächste Ausgabe kommt zu dir. Abmelden kannst du dich in jedem Newsletter, mit einem Klick.
        </p>
        <ButtonLink href={NEWSLETTER_PATH}>Alle Newsletter</ButtonLink>
      </NoticePage>
    );
  }
  if (state === "ask" && key !== null) {
    return (
      <NoticePage title="Newsletter bestätigen" state="ask">
        <p className={noticeText}>
          Mit einem Klick bestätigst du deine E-Mail-Adresse, dann kommen die bestellten Newsletter zu dir.
        </p>
        <PostForm intent="confirm-newsletters" action={CONFIRM_PATH} fields={{ key }}>
          <Button type="submit" size="l">
            Anmeldung bestätigen
          </Button>
        </PostForm>
      </NoticePage>
    );
  }
  return (
    <NoticePage title="Newsletter bestätigen" state="failed">
      <FormError html={error} />
      <p className={noticeText}>
        Der Link in unserer E-Mail gilt 48 Stunden. Ist er abgelaufen, bestelle den Newsletter einfach noch einmal.
      </p>
      <ButtonLink href={NEWSLETTER_PATH}>Zu den Newslettern</ButtonLink>
    </NoticePage>
  );
}
