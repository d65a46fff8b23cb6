import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import {
  changeEmailDocument,
  confirmEmailDocument,
  keepEmailDocument,
  takeBackEmailDocument,
} from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;

/** Asks for another address; it counts once the mail to it is opened. */
export async function changeEmail(
  { mutate }: Transport,
  { hash: h, token: t }: SessionKeys,
  wish: { email: string; password: string },
): Promise<{ kind: "mail-sent" } | Refused> {
  const answer = await mutate(changeEmailDocument, { h, t, ...wish });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.changeEmail : null);
  return isDone ? { kind: "mail-sent" } : refuseAnswer(answer, message);
}

/** Gives up what was asked for. */
export async function keepEmail({ mutate }: Transport, { hash: h, token: t }: SessionKeys): Promise<{ kind: "kept" } | Refused> {
  const answer = await mutate(keepEmailDocument, { h, t });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.keepEmail : null);
  return isDone ? { kind: "kept" } : refuseAnswer(answer, message);
}

/** With the key of the mail to the new address. */
export async function confirmEmail({ mutate }: Transport, key: string): Promise<{ kind: "confirmed" } | Refused> {
  const answer = await mutate(confirmEmailDocument, { key });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.confirmEmail : null);
  return isDone ? { kind: "confirmed" } : refuseAnswer(answer, message);
}

/** With the key of the mail to the former address. */
export async function takeBackEmail({ mutate }: Transport, key: string): Promise<{ kind: "taken-back" } | Refused> {
  const answer = await mutate(takeBackEmailDocument, { key });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.takeBackEmail : null);
  return isDone ? { kind: "taken-back" } : refuseAnswer(answer, message);
}
