/** Lets the browser fetch the document a reader is about to open. Personal and outgoing addresses are left alone. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/profil", "/graphql*", "/api/*", "/wp-json/*", "/media/*"] } },
          { not: { selector_matches: "[data-external], [rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
}
