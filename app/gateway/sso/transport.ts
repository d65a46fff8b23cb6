/**
 * How the account calls travel: over the request's own clients in the Worker (app/actions/worker-transport.ts), over
 * the page's in the browser (app/session/browser-transport.client.ts). Nothing in this folder knows which one it is.
 */
import type { TypedDocumentString } from "#graphql/generated/operations.ts";

/**
 * `failed`: no usable answer came; the client that sent the question has logged why. `isUnknown`: a publisher's own back end has no
 * such call (rules 7.1, decision 52).
 */
export type MutationAnswer<Result> = { kind: "answered"; data: Result } | { kind: "failed"; isUnknown: boolean };

export type Mutate = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<MutationAnswer<Result>>;

/** `authorization` left out is that of the caller. */
export type SsoQuestion = { body?: Readonly<Record<string, string>>; authorization?: string };

export type AccountTransport = {
  /** Never rejects. */
  mutate: Mutate;
  /** To a path of the single sign-on (rules 7.2). The reply, also one that refuses; null without one. Never rejects. */
  post: (path: string, question: SsoQuestion) => Promise<unknown>;
};

/** What a GraphQL client gave, as an answer. */
export function toMutationAnswer<Result>(data: Result | null | undefined, error: unknown): MutationAnswer<Result> {
  const hasFailed = error !== undefined && error !== null;
  if (!hasFailed && data !== null && data !== undefined) return { kind: "answered", data };
  return { kind: "failed", isUnknown: error instanceof Error && saysUnknownCall(error) };
}

/** Whether an error says that a back end lacks the call itself. Errors of a batch may stand one behind the other. */
export function saysUnknownCall({ message }: Error): boolean {
  return /Cannot query field ["']\w+["'] on type ["'](?:Query|Mutation)["']/.test(message);
}

/** What a session proves itself with (rules 7.1: h and t). */
export type SessionKeys = { hash: string; token: string };
