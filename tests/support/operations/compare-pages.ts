/** What readers get of a portal, in a form in which two portals can be compared. */
import { createHash } from "node:crypto";

/** By path: status, and the digest of the page without what differs from one portal and minute to the next. */
export async function readPages(origin: string, paths: readonly string[]): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const response = await fetch(origin + path, { redirect: "manual" });
    const type = response.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await response.arrayBuffer());
    const comparable = type.startsWith("image/") ? bytes : Buffer.from(toComparable(bytes.toString("utf8"), origin));
    pages[path] = `${response.status} ${createHash("sha256").update(comparable).digest("hex").slice(0, 16)} ${comparable.length}`;
  }
  return pages;
}

function toComparable(text: string, origin: string): string {
  return text
    .replaceAll(origin, "ORIGIN")
    .replaceAll(JSON.stringify(origin).slice(1, -1), "ORIGIN")
    .replaceAll(encodeURIComponent(origin), "ORIGIN")
    .replaceAll(/localhost:\d+/g, "HOST")
    .replaceAll(/vor \d+ (?:Minuten?|Stunden?)|gerade eben/g, "WHEN")
    .replaceAll(/sha256-[A-Za-z0-9+/=]+|nonce="[^"]+"/g, "HASH");
}
