/** How staff change the front page and the menus. */
import {
  discardFrontDraftDocument,
  planFrontDocument,
  publishFrontDocument,
  restoreFrontDocument,
  restoreMenuDocument,
  saveFrontDraftDocument,
  setMenuDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const saveFrontDraft = defineCall(saveFrontDraftDocument, (data) => data.saveFrontDraft);
export const discardFrontDraft = defineCall(discardFrontDraftDocument, (data) => data.discardFrontDraft);
export const publishFront = defineCall(publishFrontDocument, (data) => data.publishFront);
export const planFront = defineCall(planFrontDocument, (data) => data.planFront);
export const restoreFront = defineCall(restoreFrontDocument, (data) => data.restoreFront);
export const setMenu = defineCall(setMenuDocument, (data) => data.setMenu);
export const restoreMenu = defineCall(restoreMenuDocument, (data) => data.restoreMenu);
