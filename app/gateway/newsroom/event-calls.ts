/** How staff enter and change events. */
import { createEventDocument, setEventDocument, setEventStateDocument } from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

/** Its number; null where the library has no such picture, as for `setEvent`. */
export const createEvent = defineCall(createEventDocument, (data) => data.createEvent);
export const setEvent = defineCall(setEventDocument, (data) => data.setEvent);
export const setEventState = defineCall(setEventStateDocument, (data) => data.setEventState);
