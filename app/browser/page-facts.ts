import { PAGE_FACTS, type PageFacts, parsePageFacts } from "#app/domain/page/facts/page-facts.ts";

const known = new WeakMap<Document, PageFacts>();

/** What the document says of how it was made. */
export function readPageFacts(): PageFacts {
  const facts =
    known.get(document) ?? parsePageFacts(document.querySelector<HTMLMetaElement>(`meta[name=${PAGE_FACTS}]`)?.content);
  known.set(document, facts);
  return facts;
}
