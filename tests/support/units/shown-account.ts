/** What a page shows of an account while the reader changes it: a real client, and a back end that is an object. For fake timers. */
import { expect, vi } from "vitest";
import { createPageClient } from "#graphql/client/page-client.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { GetAccountDocument, type GetAccountQuery, type TypedDocumentString } from "#graphql/generated/operations.ts";
import { wireAccount } from "#tests/support/wire/wire-account.ts";
import { createGraphqlEndpoint, createSchemaAnswer } from "./graphql-endpoint.ts";

export type ShownAccount = NonNullable<GetAccountQuery["account"]>;
type Client = ReturnType<ReturnType<typeof createPageClient>["read"]>;

export const reader = { h: "eva", t: "1" };

/** A client whose account is shown; `accounts` grows with each change, `asked` holds the operations that were sent. */
export async function showAccount(account: Partial<ShownAccount>, root: Record<string, unknown> = {}) {
  const endpoint = createGraphqlEndpoint(createSchemaAnswer({ account: () => wireAccount(account), ...root }));
  const state = { isOffline: false };
  const client = createPageClient({
    readAuthorization: () => "",
    logError: () => undefined,
    fetch: async (url, init) => {
      if (state.isOffline) throw new TypeError("Failed to fetch");
      return endpoint.fetch(url, init);
    },
  });
  const accounts = await show(client.read(), GetAccountDocument, reader, (data) => data.account);
  const asked = () => endpoint.requests.flatMap(({ operations }) => operations.map(({ operationName }) => operationName));
  const goOffline = () => {
    state.isOffline = true;
  };
  return { client, accounts, asked, goOffline };
}

/** What a component with this query shows, one entry each time that it changes. */
export async function show<Result, Variables extends Record<string, unknown>, Shown>(
  client: Client,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  toShown: (data: Result) => Shown,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  client.query(toTypedDocument(document), variables).subscribe(({ data }) => {
    if (data !== undefined) shown.push(toShown(data));
  });
  await vi.advanceTimersByTimeAsync(20);
  await vi.waitFor(() => expect(shown).toHaveLength(1), 10_000);
  return shown;
}

/** The answer to what was asked; whatever is asked because of it is on its way then. */
export async function finish<Result>(answer: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(20);
  const result = await answer;
  await vi.advanceTimersByTimeAsync(20);
  return result;
}
