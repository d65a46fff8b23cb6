/**
 * Which documents may be fetched ahead: pages of this site, not personal or outgoing addresses. A constant text,
 * because the content security policy allows it by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: ["/profil", "/profil/*", "/zugang-aktivieren", "/graphql*", "/api/*", "/wp-json/*", "/media/*"],
            },
          },
          { not: { selector_matches: "[data-external], [rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
