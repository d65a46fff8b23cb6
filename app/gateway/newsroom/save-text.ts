/** How what is typed gets to the back end: over REST, since GraphQL's questions are short. */
import { FetchError } from "ofetch";
import * as v from "valibot";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { logError } from "#shared/log/log.ts";
import type { StaffRefusal } from "./staff-calls.ts";

export type SaveTextAnswer<Saved> =
  | { kind: "done"; result: Saved }
  | StaffRefusal
  /** The text is longer than the desk takes. */
  | { kind: "too large" };

const refusals: Record<number, Exclude<SaveTextAnswer<never>, { kind: "done" }>> = {
  401: { kind: "refused" },
  403: { kind: "no right" },
  404: { kind: "not found" },
  409: { kind: "conflict" },
  413: { kind: "too large" },
  422: { kind: "bad input" },
  429: { kind: "too many" },
};

/** Sent twice it is saved once. */
export async function saveText<Saved>(
  { rest }: Pick<BackendClient, "rest">,
  { path, body, schema }: { path: string; body: object; schema: v.GenericSchema<unknown, Saved> },
): Promise<SaveTextAnswer<Saved>> {
  try {
    const headers = { "content-type": "application/json" };
    const reply = await rest<unknown>(path, { method: "PUT", body: JSON.stringify(body), headers });
    return { kind: "done", result: v.parse(schema, reply) };
  } catch (error) {
    const refusal = error instanceof FetchError ? refusals[error.status ?? 0] : undefined;
    if (refusal !== undefined) return refusal;
    logError("A text of the desk was not saved", error);
    return { kind: "failed" };
  }
}
