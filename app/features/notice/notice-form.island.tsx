import { FormFrame } from "#app/components/form/form-frame.tsx";
import { FormMessages } from "#app/components/form/form-messages.tsx";
import { useForm } from "#app/components/form/use-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { noticeForm } from "#app/domain/notice/notice-form.ts";
import { COMMENT_PARAMETER, NOTICE_PATH } from "#app/domain/notice/notice-paths.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { NoticeFieldset } from "./notice-fieldset.tsx";

type NoticeFormProps = {
  /** The number of the comment that it is about. */
  comment: number | null;
  sent: FormState;
};

/** The form of a notice. Script says at once what is missing; it is posted as it stands. */
function NoticeForm({ comment, sent }: NoticeFormProps) {
  const { errorOf, said, isBusy, isAwake, frame } = useForm({ id: noticeForm.name, rules: noticeForm, state: sent, send: null });
  return (
    <FormFrame
      {...frame}
      action={comment === null ? NOTICE_PATH : `${NOTICE_PATH}?${COMMENT_PARAMETER}=${comment}`}
      fields={{ comment: comment === null ? null : String(comment) }}
      noValidate={isAwake}
      className="group/form grid gap-6"
    >
      <NoticeFieldset isAboutComment={comment !== null} values={sent.values} errorOf={errorOf} />
      <FormMessages said={said} state={sent} />
      <Button type="submit" size="xl" disabled={isBusy} className="justify-self-start px-8">
        Meldung senden
      </Button>
    </FormFrame>
  );
}

export const NoticeFormIsland = defineIsland("notice-form", NoticeForm);
