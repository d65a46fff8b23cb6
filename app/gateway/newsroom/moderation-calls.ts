/** What staff take away from readers, posts (decision 101) and comments (decision 100), and what they show before readers see it. */
import {
  deleteCommentDocument,
  endPreviewsDocument,
  liftTakedownDocument,
  setCommentHiddenDocument,
  sharePreviewDocument,
  takeDownPostDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const takeDownPost = defineCall(takeDownPostDocument, (data) => data.takeDownPost);
export const liftTakedown = defineCall(liftTakedownDocument, (data) => data.liftTakedown);
export const setCommentHidden = defineCall(setCommentHiddenDocument, (data) => data.setCommentHidden);
export const deleteComment = defineCall(deleteCommentDocument, (data) => data.deleteComment);
/** A link to a post that readers do not see yet (decision 101), for so many hours. */
export const sharePreview = defineCall(sharePreviewDocument, (data) => data.sharePreview);
/** Ends all links to previews of a post. */
export const endPreviews = defineCall(endPreviewsDocument, (data) => data.endPreviews);
