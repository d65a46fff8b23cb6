/** For tests: exports as commands name them, and a site that has their pictures. */
import { onTestFinished } from "vitest";
import { paintForTest, serveForTest, type TestSite } from "./run-for-test.ts";
import { type TestItem, toMetaXml, toWxr, writeForTest } from "./wxr/write-wxr-for-test.ts";

/** The first bytes of a film, and as many as a test wants. */
export const filmBytes = Buffer.from("\0\0\0\x20ftypisom and so on", "latin1");

/** `/bild…` is a picture, `/film…` a film, `/seite…` a page, anything else is not there, and nothing while it `isAway`. Closes with the test. */
export async function serveMedia(): Promise<TestSite & { isAway: boolean }> {
  const picture = await paintForTest(10);
  const away = { isAway: false };
  const site = await serveForTest((request, response) => {
    if (away.isAway) response.writeHead(410).end();
    else if (request.url?.startsWith("/bild")) response.end(picture);
    else if (request.url?.startsWith("/film")) response.end(filmBytes);
    else if (request.url?.startsWith("/seite")) response.end("<html>kein Bild</html>");
    else response.writeHead(404).end();
  });
  onTestFinished(() => site.close());
  return Object.assign(away, site);
}

export const wxr = (items: TestItem[], head = "") => ({ kind: "wxr" as const, file: writeForTest(toWxr(items, head)) });

export const attachment = (id: number, url: string): TestItem => ({
  id,
  type: "attachment",
  status: "inherit",
  more: `<wp:attachment_url>${url}</wp:attachment_url>${toMetaXml("_wp_attachment_image_alt", "Der Alttext")}`,
});
