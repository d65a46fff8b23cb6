/** How readers send an event to the newsroom. */
import { createCalls } from "#app/gateway/graphql/create-calls.ts";
import { sendEventDocument } from "#graphql/generated/operations.ts";

type Kind = "too many" | "wrong";

const defineCall = createCalls<Kind>("an event", { TOO_MANY_REQUESTS: "too many", BAD_USER_INPUT: "wrong" });

/** `key` names the form, so that it is one event however often it comes. */
export const sendEvent = defineCall(sendEventDocument, (data) => data.sendEvent);
