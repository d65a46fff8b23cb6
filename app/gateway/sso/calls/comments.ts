/** Comments in the back end (decision 100): written, changed and marked by the reader of a session. */
import { type Refused, refuse, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import {
  complainOfCommentDocument,
  editCommentDocument,
  markCommentDocument,
  reactToPostDocument,
  sendCommentDocument,
  sendGiftedCommentDocument,
  setPublicNameDocument,
  withdrawCommentDocument,
} from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;

export type NewComment = { post: number; parent: number | null; text: string; name: string | null };
/** `field` is the one that the refusal is about. */
export type CommentSent = { kind: "sent"; id: number } | { kind: "wrong"; field: "name" | "text"; message: string } | Refused;
export type CommentChanged = { kind: "changed" } | Refused;
export type Marked = { kind: "counted"; count: number } | Refused;

/** By what the reader may read the post, besides a subscription: the portal's word, or a gift; null without either. */
export type Opened = { grant: string | null; gift: { token: string; reader: string } | null };

export async function sendComment(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  comment: NewComment,
  { grant, gift }: Opened,
): Promise<CommentSent> {
  // A back end without gifts does not know the word for one.
  const answer =
    gift === null || grant !== null
      ? await transport.mutate(sendCommentDocument, { h, t, comment, grant })
      : await transport.mutate(sendGiftedCommentDocument, { h, t, comment, gift });
  if (answer.kind !== "answered") return refuseAnswer(answer);
  const { id, problem, message } = answer.data.sendComment;
  if (id !== null) return { kind: "sent", id };
  if (problem === "NAME" || problem === "TEXT")
    return { kind: "wrong", field: problem === "NAME" ? "name" : "text", message: message ?? "" };
  return refuse({ message });
}

export async function editComment(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  { id, text }: { id: number; text: string },
): Promise<CommentChanged> {
  const answer = await transport.mutate(editCommentDocument, { h, t, id, text });
  return answer.kind === "answered" ? toChanged(answer.data.editComment) : refuseAnswer(answer);
}

export async function withdrawComment(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  { id }: { id: number },
): Promise<CommentChanged> {
  const answer = await transport.mutate(withdrawCommentDocument, { h, t, id });
  return answer.kind === "answered" ? toChanged(answer.data.withdrawComment) : refuseAnswer(answer);
}

export async function complainOfComment(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  { id, text }: { id: number; text: string },
): Promise<CommentChanged> {
  const answer = await transport.mutate(complainOfCommentDocument, { h, t, id, text });
  return answer.kind === "answered" ? toChanged(answer.data.complainOfComment) : refuseAnswer(answer);
}

export async function setPublicName(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  name: string,
): Promise<CommentChanged> {
  const answer = await transport.mutate(setPublicNameDocument, { h, t, name });
  return answer.kind === "answered" ? toChanged(answer.data.setPublicName) : refuseAnswer(answer);
}

export async function markComment(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  { id, isUseful }: { id: number; isUseful: boolean },
): Promise<Marked> {
  const answer = await transport.mutate(markCommentDocument, { h, t, id, isUseful });
  return answer.kind === "answered" ? toMarked(answer.data.markComment) : refuseAnswer(answer);
}

/** Thanks for a post, or takes them back. */
export async function reactToPost(
  transport: Transport,
  { hash: h, token: t }: SessionKeys,
  { post, isOn }: { post: number; isOn: boolean },
): Promise<Marked> {
  const answer = await transport.mutate(reactToPostDocument, { h, t, post, isOn });
  return answer.kind === "answered" ? toMarked(answer.data.reactToPost) : refuseAnswer(answer);
}

function toChanged({ success, message }: { success: boolean; message: string | null }): CommentChanged {
  return success ? { kind: "changed" } : refuse({ message });
}

function toMarked({ count, message }: { count: number | null; message: string | null }): Marked {
  return count === null ? refuse({ message }) : { kind: "counted", count };
}
