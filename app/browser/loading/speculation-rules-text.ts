/**
 * Which documents may be fetched ahead: pages of this site, not personal or outgoing addresses. Constant texts,
 * because the content security policy allows them by their hash.
 */
const notAhead = ["/profil", "/profil/*", "/zugang-aktivieren", "/graphql*", "/api/*", "/wp-json/*", "/media/*", "/webhooks/*"];

function toRules(excluded: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [{ href_matches: "/*" }, { not: { href_matches: notAhead } }, { not: { selector_matches: excluded } }],
        },
        eagerness: "moderate",
      },
    ],
  });
}

const excluded = "[data-external], [rel~=nofollow]";

export const speculationRules = toRules(excluded);

/** Where free premium posts are counted, teasers of premium posts are left out: the portal would refuse to send them ahead. */
export const meteredSpeculationRules = toRules(`${excluded}, article.group:has([data-premium]) a`);
