/** What sections are called in national feeds (rules 9.18, decision 81). Three names are known; a publisher adds their own. */
const namesInFeeds = new Map([
  ["politik", { slug: "politik-news", title: "Politik-News" }],
  ["wien", { slug: "wien-aktuell", title: "Wien aktuell" }],
  ["salzburg", { slug: "salzburg-news", title: "Salzburg-News" }],
]);

export type NationalSection = { slug: string; title: string };

/** What a national feed's section is called here; null where it keeps its name. */
export function toNationalSection(slug: string): NationalSection | null {
  return namesInFeeds.get(slug) ?? null;
}
