/** What staff take away from readers, and what they show before readers see it (decision 101). */
import {
  endPreviewsDocument,
  liftTakedownDocument,
  sharePreviewDocument,
  takeDownPostDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const takeDownPost = defineCall(takeDownPostDocument, (data) => data.takeDownPost);
export const liftTakedown = defineCall(liftTakedownDocument, (data) => data.liftTakedown);
/** A link to a post that readers do not see yet (decision 101), for so many hours. */
export const sharePreview = defineCall(sharePreviewDocument, (data) => data.sharePreview);
/** Ends all links to previews of a post. */
export const endPreviews = defineCall(endPreviewsDocument, (data) => data.endPreviews);
