/** What the profile's islands ask by urql's hooks (rules 7.1), as urql takes it. */

import type { UserStatus } from "#app/domain/session/user-status.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { GetAccountDocument, type GetAccountQuery } from "#graphql/generated/operations.ts";

export type WireAccount = NonNullable<GetAccountQuery["account"]>;

export const accountQuery = /* @__PURE__ */ toTypedDocument(GetAccountDocument);

/** The account as the back end has it, or this page's cache where that counts; null without a usable answer. */
export async function askAccount(
  { hash: h, token: t }: Pick<UserStatus, "hash" | "token">,
  policy: "cache-first" | "network-only" = "cache-first",
): Promise<WireAccount | null> {
  const { data } = await pageGraphql.query(GetAccountDocument, { h, t }, policy);
  return data?.account ?? null;
}
