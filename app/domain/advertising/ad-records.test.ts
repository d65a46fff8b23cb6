import { expect, test } from "vitest";
import type { PageRecord } from "#app/domain/page/records/page-record.ts";
import { pageRecords } from "#app/domain/page/records/page-records.ts";
import { adPlaceNames, adPlaces } from "./ad-places.ts";

test("these pages have places of advertising, and no others", () => {
  const withPlaces = Object.entries<PageRecord>(pageRecords).flatMap(([pattern, { advertising }]) =>
    advertising === undefined ? [] : [[pattern, advertising]],
  );
  expect(withPlaces).toEqual([
    ["/", "front"],
    ["/:post_slug/:id", "article"],
    ["/themen/:slug", "list"],
    ["/news/:slug", "list"],
    ["/gemeinde/:municipality", "municipality"],
  ]);
});

test("no page with places is about one reader, private, or shown by other sites", () => {
  for (const record of Object.values<PageRecord>(pageRecords)) {
    if (record.advertising === undefined) continue;
    expect([record.personal, record.isPrivate, record.isEmbeddable, record.shared === undefined]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  }
});

test("each kind of page with places has one that it can show", () => {
  const kinds = new Set(Object.values<PageRecord>(pageRecords).flatMap(({ advertising }) => advertising ?? []));
  expect(new Set(adPlaceNames.map((place) => adPlaces[place].page))).toEqual(kinds);
});
