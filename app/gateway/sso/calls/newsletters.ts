/** Newsletters without an account (decision 83). Messages are the back end's: HTML. */
import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, MutationAnswer } from "#app/gateway/sso/transport.ts";
import {
  confirmNewslettersDocument,
  leaveNewsletterDocument,
  signUpForNewslettersDocument,
} from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;
type Done = { kind: "done"; message: string } | Refused;

/** Has a mail sent whose link confirms them. */
export async function signUpForNewsletters({ mutate }: Transport, email: string, newsletters: string[]): Promise<Done> {
  return toDone(await mutate(signUpForNewslettersDocument, { email, newsletters }), (data) => data.signUpForNewsletters);
}

/** `key` is that of the link. */
export async function confirmNewsletters({ mutate }: Transport, key: string): Promise<Done> {
  return toDone(await mutate(confirmNewslettersDocument, { key }), (data) => data.confirmNewsletters);
}

/** `key` is that of a newsletter's mails. */
export async function leaveNewsletter({ mutate }: Transport, key: string): Promise<Done> {
  return toDone(await mutate(leaveNewsletterDocument, { key }), (data) => data.leaveNewsletter);
}

function toDone<Data>(answer: MutationAnswer<Data>, pick: (data: Data) => Parameters<typeof parseResult>[0]): Done {
  const { isDone, message } = parseResult(answer.kind === "answered" ? pick(answer.data) : null);
  return isDone ? { kind: "done", message: message ?? "" } : refuseAnswer(answer, message);
}
