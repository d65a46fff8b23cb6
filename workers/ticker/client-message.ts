/** The messages of a browser over graphql-transport-ws (rules 7.1.4), validated on arrival. */
import * as v from "valibot";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const clientMessage = v.variant("type", [
  v.object({ type: v.literal("connection_init"), payload: v.optional(v.nullable(v.record(v.string(), v.unknown()))) }),
  v.object({ type: v.literal("ping") }),
  v.object({ type: v.literal("pong") }),
  v.object({
    id,
    type: v.literal("subscribe"),
    payload: v.object({
      query: v.pipe(v.string(), v.maxLength(3000)),
      operationName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
      variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
    }),
  }),
  v.object({ id, type: v.literal("complete") }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** In characters. */
const MAX_MESSAGE_LENGTH = 5000;

/** The message, or a short description of its fault. */
export function parseClientMessage(data: string | ArrayBuffer): ClientMessage | string {
  if (typeof data !== "string") return "A message must be text";
  if (data.length > MAX_MESSAGE_LENGTH) return `A message has at most ${MAX_MESSAGE_LENGTH} characters`;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return "A message must be JSON";
  }
  const parsed = v.safeParse(clientMessage, json);
  return parsed.success ? parsed.output : `Invalid message: ${v.summarize(parsed.issues)}`;
}
