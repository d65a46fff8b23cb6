/**
 * How the account calls travel: over the request's own clients in the Worker (app/actions/worker-transport.ts), over
 * the page's in the browser (app/session/browser-transport.client.ts). Nothing in this folder knows which one it is.
 */
import type { TypedDocumentString } from "#graphql/generated/operations.ts";

/** `failed`: no usable answer came. The client that sent the question has logged why. */
export type MutationAnswer<Result> = { kind: "answered"; data: Result } | { kind: "failed" };

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
  return hasFailed || data === null || data === undefined ? { kind: "failed" } : { kind: "answered", data };
}

/** What a session proves itself with (rules 7.1: h and t). */
export type SessionKeys = { hash: string; token: string };
