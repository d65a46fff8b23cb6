/** Calls of one operation each, for pages that tell what went wrong by the code of the first error. */
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** `failed`: what was typed is not to blame, and the call may be tried again. */
export type Refusal<Kind extends string> = { kind: Kind | "failed" };
export type CallAnswer<Result, Kind extends string> = { kind: "done"; result: Result } | Refusal<Kind>;

type Client = Pick<BackendClient, "askTogether">;

/** Defines calls about one subject, which the log names. `kinds`: what the contract's codes are called; others are logged, and those of `logged`. */
export function createCalls<Kind extends string>(
  subject: string,
  kinds: Readonly<Record<string, Kind>>,
  logged: readonly Kind[] = [],
) {
  /** The call of one operation; `pick` takes the result out of its answer. */
  return function defineCall<Data, Variables extends Record<string, unknown>, Result>(
    document: TypedDocumentString<Data, Variables>,
    pick: (data: Data) => Result,
  ): (client: Client, variables: Variables) => Promise<CallAnswer<Result, Kind>> {
    return async ({ askTogether }, variables) => {
      const [{ data, error }] = await askTogether([toQuestion(document, variables)]);
      if (error === undefined) return data === null ? { kind: "failed" } : { kind: "done", result: pick(data) };
      const kind = kinds[String(error.graphQLErrors[0]?.extensions.code)];
      if (kind === undefined || logged.includes(kind)) logError(`A call about ${subject} failed`, error);
      return { kind: kind ?? "failed" };
    };
  };
}
