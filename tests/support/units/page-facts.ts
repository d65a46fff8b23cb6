import type { PageFacts } from "#app/domain/page/facts/page-facts.ts";

/** For stubs of `document`: it was made with these facts. */
export function withPageFacts(facts: Partial<PageFacts>): { querySelector: (selector: string) => { content: string } | null } {
  const content = JSON.stringify(facts);
  return { querySelector: (selector) => (selector === "meta[name=page-facts]" ? { content } : null) };
}
