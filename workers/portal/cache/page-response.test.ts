import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { toCachedPage } from "./cached-page.ts";
import { toPageResponse } from "./page-response.ts";

const now = Date.parse("2026-03-09T12:00:00Z");
const text = "Der Rheindamm hält. ".repeat(50);

async function open() {
  const answer = new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
  const page = await toCachedPage(answer, { tags: [], until: null, renderedAt: now });
  return (accepted: string) => {
    const request = new Request("https://t.example/", { headers: { "accept-encoding": accepted } });
    return toPageResponse(request, { page, status: "hit", now }).response;
  };
}

test("a browser asks again with other cookies, and a proxy keeps each encoding for itself", async () => {
  const give = await open();
  expect(give("gzip").headers.get("vary")).toBe("accept-encoding, cookie");
});

test("of three readers in one second each is told the encoding in which the page came", async () => {
  const give = await open();
  const unpack: Record<string, (bytes: Uint8Array) => Uint8Array> = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const accepted of ["br", "gzip", "identity", "gzip", "br"]) {
    const response = give(accepted);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const named = response.headers.get("content-encoding");
    expect(named).toBe(accepted === "identity" ? null : accepted);
    const plain = named === null ? bytes : unpack[named]?.(bytes);
    expect(new TextDecoder().decode(plain)).toBe(text);
  }
});
