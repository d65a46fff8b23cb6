/** Passkeys in the back end: of the reader of a session, and as a way in. */
import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { parseSsoReply } from "#app/gateway/sso/parse-sso-reply.ts";
import { type Refused, refuse, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, MutationAnswer, SessionKeys } from "#app/gateway/sso/transport.ts";
import {
  addPasskeyDocument,
  beginPasskeyDocument,
  beginPasskeyLoginDocument,
  loginWithPasskeyDocument,
  removePasskeyDocument,
  renamePasskeyDocument,
} from "#graphql/generated/operations.ts";
import { decideLogIn, type LogInOutcome } from "./log-in.ts";

type Transport = Pick<AccountTransport, "mutate">;
/** JSON, for the browser. */
export type OptionsOutcome = { kind: "options"; options: string } | Refused;
type Done = { kind: "done" } | Refused;

/** Asks for the current password. */
export async function beginPasskey(transport: Transport, { hash: h, token: t }: SessionKeys, password: string) {
  const answer = await transport.mutate(beginPasskeyDocument, { h, t, password });
  return answer.kind === "answered" ? toOptions(answer.data.beginPasskey) : refuseAnswer(answer);
}

export async function addPasskey(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  passkey: { name: string; credential: string },
): Promise<Done> {
  return toDone(await transport.mutate(addPasskeyDocument, { h, t, ...passkey }), (data) => data.addPasskey);
}

export async function renamePasskey(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  passkey: { id: number; name: string },
): Promise<Done> {
  return toDone(await transport.mutate(renamePasskeyDocument, { h, t, ...passkey }), (data) => data.renamePasskey);
}

export async function removePasskey(transport: Transport, { hash: h, token: t }: SessionKeys, id: number): Promise<Done> {
  return toDone(await transport.mutate(removePasskeyDocument, { h, t, id }), (data) => data.removePasskey);
}

/** Begins a login: the same for everybody. */
export async function beginPasskeyLogin(transport: Transport): Promise<OptionsOutcome> {
  const answer = await transport.mutate(beginPasskeyLoginDocument, {});
  return answer.kind === "answered" ? toOptions(answer.data.beginPasskeyLogin) : refuseAnswer(answer);
}

/** Signs in with what a passkey has signed; what comes of it is that of a login by password. */
export async function logInByPasskey(transport: Transport, credential: string): Promise<LogInOutcome> {
  const answer = await transport.mutate(loginWithPasskeyDocument, { credential });
  return answer.kind === "answered" ? decideLogIn(parseSsoReply(answer.data.loginWithPasskey)) : refuseAnswer(answer);
}

function toOptions({ options, message }: { options: string | null; message: string | null }): OptionsOutcome {
  return options === null ? refuse({ message }) : { kind: "options", options };
}

function toDone<Data>(answer: MutationAnswer<Data>, pick: (data: Data) => unknown): Done {
  if (answer.kind !== "answered") return refuseAnswer(answer);
  const { isDone, message } = parseResult(pick(answer.data));
  return isDone ? { kind: "done" } : refuse({ message });
}
