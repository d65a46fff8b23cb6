import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { NoticePage, noticeText } from "#app/components/notice-page/notice-page.tsx";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { NEWSLETTER_PATH, toLeavePath } from "#app/domain/newsletter/newsletter-paths.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";

type LeavePageProps = {
  linkKey: string;
  /** Of the newsletter that the key ends; empty where it is unknown, null for a key that is not valid, or no longer. */
  title: string | null;
  state: "ask" | "done" | "failed";
};

/** Where the link in mails leads. Opening it ends nothing; the button does, and so does a mail program that posts here. */
export function LeavePage({ linkKey, title, state }: LeavePageProps) {
  if (state === "done" || title === null) {
    return (
      <NoticePage title="Du bist abgemeldet" state="done">
        <p className={noticeText}>
          Dieser Newsletter kommt nicht mehr zu dir. War das ein Versehen, bestelle ihn einfach wieder.
        </p>
        <ButtonLink href={NEWSLETTER_PATH}>Alle Newsletter</ButtonLink>
      </NoticePage>
    );
  }
  return (
    <NoticePage title="Newsletter abbestellen" state={state}>
      {state === "failed" && <FormError html={TECHNICAL_ERROR} />}
      <p className={noticeText}>{`Willst du ${title === "" ? "diesen Newsletter" : `„${title}“`} nicht mehr bekommen?`}</p>
      <FormFrame intent="leave-newsletter" action={toLeavePath(linkKey)}>
        <Button type="submit" size="l">
          Ja, abmelden
        </Button>
      </FormFrame>
    </NoticePage>
  );
}
