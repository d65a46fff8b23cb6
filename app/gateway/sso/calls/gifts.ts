/** Gifts in the back end: made and ended by the reader of a session. */
import { type Refused, refuse, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { endGiftDocument, giveArticleDocument } from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;

export async function giveArticle(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  gift: { post: number; withName: boolean },
): Promise<{ kind: "given" } | Refused> {
  const answer = await transport.mutate(giveArticleDocument, { h, t, ...gift });
  if (answer.kind !== "answered") return refuseAnswer(answer);
  const { id, message } = answer.data.giveArticle;
  return id === null ? refuse({ message }) : { kind: "given" };
}

export async function endGift(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  id: number,
): Promise<{ kind: "ended" } | Refused> {
  const answer = await transport.mutate(endGiftDocument, { h, t, id });
  if (answer.kind !== "answered") return refuseAnswer(answer);
  const { success, message } = answer.data.endGift;
  return success ? { kind: "ended" } : refuse({ message });
}
