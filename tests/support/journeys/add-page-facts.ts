import type { PageFacts } from "#app/domain/page/facts/page-facts.ts";

/** A document as a portal makes it of which these facts hold as well. Throws for one that has none. */
export function addPageFacts(document: string, facts: Partial<PageFacts>): string {
  const told = JSON.stringify(facts).slice(1, -1).replaceAll('"', "&quot;");
  const added = document.replace('<meta name="page-facts" content="{', (start) => `${start}${told},`);
  if (added === document) throw new Error("The document says nothing of how it was made");
  return added;
}
