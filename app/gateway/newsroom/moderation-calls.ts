/** What staff take away from readers, posts (decision 101) and comments (decision 100), and what they show before readers see it. */
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  deleteCommentDocument,
  liftTakedownDocument,
  setCommentHiddenDocument,
  sharePreviewDocument,
  takeDownPostDocument,
} from "#graphql/generated/operations.ts";
import { call } from "./staff-calls.ts";

type Calls = Pick<BackendClient, "askTogether">;

export function takeDownPost(calls: Calls, id: number, reason: string) {
  return call(calls, toQuestion(takeDownPostDocument, { id, reason }), (data) => data.takeDownPost);
}

export function liftTakedown(calls: Calls, id: number) {
  return call(calls, toQuestion(liftTakedownDocument, { id }), (data) => data.liftTakedown);
}

export function setCommentHidden(calls: Calls, id: number, isHidden: boolean) {
  return call(calls, toQuestion(setCommentHiddenDocument, { id, isHidden }), (data) => data.setCommentHidden);
}

export function deleteComment(calls: Calls, id: number) {
  return call(calls, toQuestion(deleteCommentDocument, { id }), (data) => data.deleteComment);
}

/** A link to a post that readers do not see yet (decision 101), for so many hours. */
export function sharePreview(calls: Calls, id: number, hours: number) {
  return call(calls, toQuestion(sharePreviewDocument, { id, hours }), (data) => data.sharePreview);
}
