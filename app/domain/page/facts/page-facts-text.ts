import { type PageFacts, parsePageFacts } from "./page-facts.ts";

const plain = parsePageFacts(undefined);

/** What a document says of itself: only what differs from what a page's script believes anyway. Null when nothing does. */
export function toPageFactsText(facts: PageFacts): string | null {
  const told = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(plain[name as keyof PageFacts]),
  );
  return told.length === 0 ? null : JSON.stringify(Object.fromEntries(told));
}
