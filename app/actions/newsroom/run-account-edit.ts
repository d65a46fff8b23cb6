/** What the forms of somebody's own account do (decision 104). */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { checkNewPassword } from "#app/domain/staff/new-password.ts";
import { changePassword, confirmAgain, endSession, renewCodes } from "#app/gateway/newsroom/staff-calls.ts";
import { refuseFields, toWrongForm, unknownIntent, type WrongForm } from "./staff-messages.ts";

export type AccountOutcome =
  | { kind: "password"; status: 200 }
  | { kind: "codes"; status: 200; codes: readonly string[] }
  | { kind: "session"; status: 200 }
  | ({ kind: "wrong" } & WrongForm);

/** Throws 400 for a form that is none of the page's, and as `toWrongForm`. */
export async function runAccountEdit(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<AccountOutcome> {
  const { intent, current = "", password = "", passwordAgain = "", session } = toEntries(await requireForm(request));
  const calls = context.get(backendContext);
  switch (intent) {
    case "password": {
      const wrong = checkNewPassword(password, passwordAgain);
      if (Object.keys(wrong).length > 0) return { kind: "wrong", ...refuseFields(wrong) };
      const answer = await changePassword(calls, current, password);
      if (answer.kind === "wrong code")
        return { kind: "wrong", ...refuseFields({ current: "Das ist nicht dein jetziges Passwort." }) };
      return answer.kind === "done" ? { kind: "password", status: 200 } : { kind: "wrong", ...toWrongForm(answer, url) };
    }
    case "codes": {
      const answer = await renewCodes(calls);
      return answer.kind === "done"
        ? { kind: "codes", status: 200, codes: answer.result }
        : { kind: "wrong", ...toWrongForm(answer, url) };
    }
    case "end": {
      const answer = await endSession(calls, parsePostId(session) ?? 0);
      return answer.kind === "done" ? { kind: "session", status: 200 } : { kind: "wrong", ...toWrongForm(answer, url) };
    }
  }
  throw unknownIntent();
}

/** Null when the second factor was right. Throws as `toWrongForm`. */
export async function runConfirmation(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<WrongForm | null> {
  const { code = "" } = toEntries(await requireForm(request));
  const answer = await confirmAgain(context.get(backendContext), code);
  return answer.kind === "done" ? null : toWrongForm(answer, url);
}
