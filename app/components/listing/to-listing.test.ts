import { expect, test } from "vitest";
import { wirePosts } from "#tests/support/wire/wire.ts";
import { toListing } from "./to-listing.ts";

const addresses = { first: "/news/politik", pattern: "/news/politik/page/{page}" };

test("a listing has its teasers in order, and links to its other pages", () => {
  const listing = toListing(wirePosts([3, 1, 2], { total_pages: 3, page: 2 }), addresses);
  expect(listing.teasers.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(listing).toMatchObject({ page: 2, pagination: { previous: "/news/politik", next: "/news/politik/page/3" } });
});

test("a listing of one page has no page links", () => {
  expect(toListing(wirePosts([1]), addresses).pagination).toBeNull();
});
