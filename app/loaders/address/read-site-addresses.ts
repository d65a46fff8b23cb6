/** What sitemaps list (decision 72), in pieces: a long list is asked for piece by piece, as it is written. */
import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  GetPostMonthsDocument,
  type GetPostMonthsQuery,
  GetSiteAddressesDocument,
  type GetSiteAddressesQuery,
  type GetSiteAddressesQueryVariables,
} from "#graphql/generated/operations.ts";

type Context = Readonly<RouterContextProvider>;
type SiteAddress = GetSiteAddressesQuery["site_addresses"]["items"][number];
type Asked = Omit<GetSiteAddressesQueryVariables, "after" | "limit">;

/** One question's worth. */
const PIECE = 1000;

/** The months of the archive; a back end that knows no such list (decision 52) has none. Throws as requireData does. */
export async function requirePostMonths(context: Context): Promise<GetPostMonthsQuery["post_months"]> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetPostMonthsDocument, {})]);
  return answer.missing?.has("post_months") ? [] : requireData(answer).post_months;
}

/** At most `max` addresses, a round trip for each piece that is read. Throws as requireData does. */
export async function* readSiteAddresses(context: Context, asked: Asked, max: number): AsyncGenerator<SiteAddress[]> {
  let after: string | null = null;
  for (let read = 0; read < max; ) {
    const variables: GetSiteAddressesQueryVariables = { ...asked, after, limit: Math.min(PIECE, max - read) };
    // What was left out is counted from the beginning of the list.
    if (after !== null) variables.skip = 0;
    const { items, next } = await requirePiece(context, variables);
    yield items;
    if (next === null) return;
    read += items.length;
    after = next;
  }
}

async function requirePiece(
  context: Context,
  variables: GetSiteAddressesQueryVariables,
): Promise<GetSiteAddressesQuery["site_addresses"]> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetSiteAddressesDocument, variables)]);
  return answer.missing?.has("site_addresses") ? { items: [], next: null } : requireData(answer).site_addresses;
}
