/** What the forms of a staff member's own account do (decision 104). */
import { createButtonAction, createFormAction, type FormActions, refuseFields } from "#app/actions/form-action.ts";
import { backendContext } from "#app/context.ts";
import { parseOnwardPath, parsePostId, STAFF_ACCOUNT_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { changePasswordForm } from "#app/domain/staff/staff-forms.ts";
import * as calls from "#app/gateway/newsroom/staff-calls.ts";
import { refuseStaff } from "./staff-messages.ts";

/** `codes` are shown once. */
type NewCodes = { codes: readonly string[] };

export const accountActions: FormActions<NewCodes> = {
  password: createFormAction(changePasswordForm, async ({ current, password }, { context, url }) => {
    const answer = await calls.changePassword(context.get(backendContext), { current, password });
    if (answer.kind === "wrong code") return refuseFields({ current: "Das ist nicht dein jetziges Passwort." });
    return answer.kind === "done" ? { kind: "notice", text: "Dein Passwort ist geändert." } : refuseStaff(answer, url);
  }),
  codes: createButtonAction<NewCodes>("codes", async ({ context, url }) => {
    const answer = await calls.renewCodes(context.get(backendContext), {});
    return answer.kind === "done" ? { kind: "done", result: { codes: answer.result } } : refuseStaff(answer, url);
  }),
  end: createButtonAction("end", async ({ context, url, entries }) => {
    const answer = await calls.endSession(context.get(backendContext), { id: parsePostId(entries.session) ?? 0 });
    return answer.kind === "done" ? { kind: "redirect", to: STAFF_ACCOUNT_PATH } : refuseStaff(answer, url);
  }),
};

/** The second factor again; leads on to where it was asked for. */
export const confirmationActions: FormActions = {
  confirm: createButtonAction("confirm", async ({ context, url, entries: { code = "" } }) => {
    const answer = await calls.confirmAgain(context.get(backendContext), { code });
    if (answer.kind !== "done") return refuseStaff(answer, url);
    return { kind: "redirect", to: parseOnwardPath(url.searchParams.get("weiter")) };
  }),
};
