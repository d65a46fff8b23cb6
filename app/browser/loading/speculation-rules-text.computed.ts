/**
 * Which documents may be fetched ahead, when the reader is about to open them: pages of this site, but for those whose records refuse it. Posts are
 * rendered ahead as well, so that a teaser that is followed is there at once; other pages bring too many pictures for that (decision 61). Constant
 * texts, because the content security policy allows them by their hash.
 */
import { notReadAhead } from "#app/domain/page/records/not-read-ahead.ts";

/** Addresses of dialogs: login, registration, consent (domain/page/dialog.ts). */
const dialogs = "/*\\?*dialog=*";

const POSTS = "/:slug/:id(\\d+)";

function toRules(excluded: string): string {
  const rest = [{ not: { href_matches: [...notReadAhead, dialogs] } }, { not: { selector_matches: excluded } }];
  const toRule = (path: string) => ({ where: { and: [{ href_matches: path }, ...rest] }, eagerness: "moderate" });
  return JSON.stringify({ prefetch: [toRule("/*")], prerender: [toRule(POSTS)] });
}

const excluded = "[data-external], [rel~=nofollow], [download]";

export const speculationRules = toRules(excluded);

/** Where free premium posts are counted, teasers of premium posts are left out: the portal would refuse to send them ahead. */
export const meteredSpeculationRules = toRules(`${excluded}, article.group:has([data-premium]) a`);
