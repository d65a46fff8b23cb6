import type { Client } from "@urql/core";
import * as v from "valibot";
import { toTypedDocument } from "../../graphql/client/typed-document.ts";
import type { TypedDocumentString } from "../../graphql/generated/operations.ts";

/** `code` is that of the first GraphQL error; null when the back end could not be asked. */
export type MutationAnswer<Result> = { kind: "answered"; data: Result } | { kind: "failed"; code: string | null };

/** Sends a mutation. Its errors are only logged (spec 8); what the reader is told is the caller's business. */
export async function runMutation<Result, Variables extends Record<string, unknown>>(
  client: Client,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<MutationAnswer<Result>> {
  const mutation = toTypedDocument(document);
  const { data, error } = await client.mutation(mutation, variables);
  if (error === undefined && data) return { kind: "answered", data };
  console.error(`A mutation failed: ${error?.message ?? "no data"}`);
  const code = error?.graphQLErrors[0]?.extensions.code;
  return { kind: "failed", code: typeof code === "string" ? code : null };
}

const outcomeSchema = v.object({
  success: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  message: v.optional(v.nullable(v.string()), null),
});

/** `success` and `message` of a reply, whichever back end made it; a reply without success has failed. */
export function toOutcome(reply: unknown): { isDone: boolean; message: string | null } {
  const parsed = v.safeParse(outcomeSchema, reply);
  return parsed.success
    ? { isDone: parsed.output.success === "1", message: parsed.output.message }
    : { isDone: false, message: null };
}
