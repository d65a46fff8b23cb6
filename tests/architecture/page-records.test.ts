/** One record a page: what the records must hold to, beyond their types. */
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { findPage } from "#app/domain/page/records/find-page.ts";
import { otherKinds, type PageRecord } from "#app/domain/page/records/page-record.ts";
import { type PagePattern, pageRecords } from "#app/domain/page/records/page-records.ts";
import { reservedSegments } from "#app/domain/page/records/reserved-segments.computed.ts";
import { sections } from "#app/domain/page/records/sections.ts";
import { toPageType } from "#app/domain/tracking/page-type.ts";
import routes from "#app/routes.ts";
import type { PremiumPost } from "#tests/support/leak/start-planted-portal.ts";
import { toSharedAddresses } from "#tests/support/leak/surfaces.ts";
import { OWN_SEGMENTS } from "#workers/backend/content/wordpress/convert/item-fields.ts";

type Route = { path?: string; index?: boolean; children?: Route[] };

const listPatterns = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, index, children }) => children?.flatMap((child) => listPatterns([child])) ?? (index ? "/" : `/${path}`));

const entries = Object.entries<PageRecord>(pageRecords);

/** An address of a pattern's, where its parameters are numbers. */
const samples = entries
  .map(([pattern, record]) => ({ record, path: pattern.replaceAll(/:(\w+)/g, "7") }))
  .filter(({ record, path }) => findPage(path) === record);

test("every route has a record, and every record a route", () => {
  expect(listPatterns(routes as Route[]).sort()).toEqual(Object.keys(pageRecords).sort());
});

test("a pattern without a record does not compile as a route's", () => {
  // @ts-expect-error -- there is no such record
  const pattern: PagePattern = "/quiz";
  expect(Object.keys(pageRecords)).not.toContain(pattern);
});

test("a page that is always personal is not shared", () => {
  expect(entries.filter(([, { personal, shared }]) => personal === "always" && shared !== undefined)).toEqual([]);
});

test("whose data can be had ahead is shared", () => {
  expect(entries.filter(([, { isPrerendered, shared }]) => isPrerendered && shared === undefined)).toEqual([]);
});

test("the search for paid text asks for every kind of shared page", () => {
  const addresses = toSharedAddresses([{ id: 5, path: "/titel/5", word: "Wort" } as PremiumPost]).flatMap(
    (path) => path?.split("?")[0] ?? [],
  );
  const asked = ["/titel/5", ...addresses];
  const shared = entries.filter(([, { shared }]) => shared !== undefined).map(([pattern]) => pattern);
  expect(shared.filter((pattern) => !asked.some((path) => matchPath(pattern, path) !== null))).toEqual([]);
});

test("all pages of a first segment are private, or none is", () => {
  const mixed = sections.filter(({ records }) => new Set(records.map(({ isPrivate = false }) => isPrivate)).size > 1);
  expect(mixed.map(({ segment }) => segment)).toEqual([]);
});

test("all pages of a first segment are quiet, or none is", () => {
  const mixed = sections.filter(({ records }) => new Set(records.map(({ isQuiet = false }) => isQuiet)).size > 1);
  expect(mixed.map(({ segment }) => segment)).toEqual([]);
});

test("a browser tells the type of a page as the portal counts it, where readers are measured", () => {
  const measured = samples.filter(({ record: { kind, isPrivate } }) => !isPrivate && !otherKinds.some((other) => other === kind));
  expect(measured.length).toBeGreaterThan(20);
  for (const { path, record } of measured) expect.soft([path, toPageType(path, 200)]).toEqual([path, record.kind]);
});

test("what a record says of its path is of parameters that it has", () => {
  for (const [pattern, { params = {} }] of entries)
    for (const name of Object.keys(params)) expect(pattern.split("/"), pattern).toContain(`:${name}`);
});

test("what is listed for readers has an address without parameters, and a place of its own", () => {
  const listed = entries.filter(([, { service, short }]) => service !== undefined || short !== undefined);
  for (const [pattern, { address = pattern }] of listed) expect(findPage(address), address).toBe(pageRecords[pattern as "/"]);
  const places = listed.flatMap(([, { service }]) => service?.place ?? []);
  expect(new Set(places).size).toBe(places.length);
});

test("an import is warned of pages under every first segment of the portal's own", () => {
  expect([...OWN_SEGMENTS].sort()).toEqual([...reservedSegments].sort());
});
