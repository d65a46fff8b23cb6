import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CachedPage } from "./cached-page.ts";
import { encodePage, readIdentity } from "./encode-page.ts";

const text = "<p>Der Gemeinderat hat beschlossen, den Damm zu erhöhen.</p>".repeat(200);

const createPage = (): CachedPage => ({
  headers: [],
  bytes: { identity: new TextEncoder().encode(text), gzip: null, br: null },
  isIdentityAsked: false,
  etag: "",
  tags: [],
  roundTrips: "",
  renderedAt: 0,
  until: null,
  isPurged: false,
});

const toText = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));

test("a page that is asked for in brotli alone is kept in brotli alone, from the second time on in its best form", () => {
  const page = createPage();
  expect(encodePage(page, "br")).toBe(true);
  const first = page.bytes.br;
  expect(page.bytes).toMatchObject({ identity: null, gzip: null });
  expect(encodePage(page, "br")).toBe(true);
  expect(encodePage(page, "br")).toBe(false);
  expect(page.bytes.br?.byteLength).toBeLessThanOrEqual(first?.byteLength ?? 0);
  expect(toText(brotliDecompressSync(page.bytes.br ?? ""))).toBe(text);
});

test("other encodings are made of the one that is kept", () => {
  const page = createPage();
  encodePage(page, "br");
  encodePage(page, "gzip");
  expect(toText(gunzipSync(page.bytes.gzip ?? ""))).toBe(text);
  expect(page.bytes.identity).toBeNull();
  expect(toText(readIdentity(page))).toBe(text);
});

test("plain text that somebody asks for is kept from then on", () => {
  const page = createPage();
  encodePage(page, "gzip");
  expect(encodePage(page, "identity")).toBe(true);
  expect(toText(page.bytes.identity)).toBe(text);
  expect(encodePage(page, "identity")).toBe(false);
  encodePage(page, "br");
  expect(toText(page.bytes.identity)).toBe(text);
});
