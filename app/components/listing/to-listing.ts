import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import type { ListTeaserFragment } from "#graphql/generated/operations.ts";
import type { Listing } from "./listing.ts";
import { type PageAddresses, toPagination } from "./pagination.ts";

type WireList = { items: ListTeaserFragment[]; total_pages: number; page: number };

export function toListing(list: WireList, addresses: PageAddresses): Listing {
  return {
    teasers: list.items.map((post) => toTeaser(post)),
    page: list.page,
    pagination: toPagination(list.page, list.total_pages, addresses),
  };
}
