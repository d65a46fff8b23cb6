import type { FormState } from "#app/domain/forms/form-state.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { FormError } from "./form-error.tsx";

type MessagesProps = {
  said: Pick<FormState, "formError" | "notice">;
  /** As the form came with the page. */
  state: FormState;
};

/** Both are there before they are needed, so that they are read out. What a reloaded page has to say comes into view. */
export function FormMessages({ said: { formError, notice }, state }: MessagesProps) {
  const comesBack = Object.keys(state.errors).length === 0 && (state.formError !== null || state.notice !== null);
  return (
    <>
      <FormError html={formError} hasFocus={comesBack} isAwaited />
      <Notice
        data-form-notice=""
        role="status"
        hidden={notice === null}
        tabIndex={comesBack ? -1 : undefined}
        // Brings the reader to what came of the form, also without script.
        autoFocus={comesBack && notice !== null}
      >
        {notice}
      </Notice>
    </>
  );
}
