/** Which links of a text lead nowhere. Pages that the portal has by itself are known here; the rest is asked of the back end. */

import { parseOwnAddress } from "#app/domain/newsroom/own-address.ts";
import { findPage, findPattern } from "#app/domain/page/records/find-page.ts";
import { type PagePattern, pageRecords } from "#app/domain/page/records/page-records.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { findDeskDeadLinks } from "#app/gateway/newsroom/desk-calls.ts";

/** What the back end keeps; all other pages are the portal's own. */
const ofBackend: ReadonlySet<PagePattern> = new Set([
  "/:page",
  "/:post_slug/:id",
  "/news/:slug",
  "/themen/:slug",
  "/gemeinde/:municipality",
  "/autor/:slug",
]);

/** As many as the back end looks at together. */
const MAX_LINKS = 40;

/** `kind` as the back end says it. `origins`: where readers find the portal. */
export async function findDeadLinks(backend: BackendClient, links: readonly string[], origins: readonly string[]) {
  const asked = new Map(links.slice(0, MAX_LINKS).flatMap((link) => toAsked(link, origins)));
  if (asked.size === 0) return { kind: "done" as const, result: [] };
  const answer = await findDeskDeadLinks(backend, { addresses: [...asked.keys()] });
  if (answer.kind !== "done") return answer;
  return {
    kind: "done" as const,
    result: answer.result.map(({ address, kind }) => ({ link: asked.get(address) ?? address, kind })),
  };
}

/** What the back end is asked, and the link that it stands for; nothing for what is there for certain, or leads to no page. */
function toAsked(link: string, origins: readonly string[]): [asked: string, link: string][] {
  const own = parseOwnAddress(link, origins);
  if (own.kind === "foreign") return /^https?:/i.test(link) ? [[link, link]] : [];
  if (own.kind === "none" || !own.address.startsWith("/")) return [];
  const { pathname } = new URL(own.address, "https://own.invalid");
  const path = pathname.replace(/(?<!^)\/+$/, "");
  const pattern = findPattern(path);
  const isAsked = pattern === null ? findPage(path) === pageRecords["/*"] : ofBackend.has(pattern);
  return isAsked ? [[pathname, link]] : [];
}
