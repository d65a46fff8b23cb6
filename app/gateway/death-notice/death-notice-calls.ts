/** What readers do at a death notice. */
import { createCalls } from "#app/gateway/graphql/create-calls.ts";
import { lightCandleDocument, sendCondolenceDocument } from "#graphql/generated/operations.ts";

type Kind = "too many" | "wrong" | "not taken";

const defineCall = createCalls<Kind>("a death notice", {
  TOO_MANY_REQUESTS: "too many",
  BAD_USER_INPUT: "wrong",
  NOT_FOUND: "not taken",
});

export const lightCandle = defineCall(lightCandleDocument, (data) => data.lightCandle);
/** `key` names the form, so that it is kept once however often it comes. */
export const sendCondolence = defineCall(sendCondolenceDocument, (data) => data.sendCondolence);
