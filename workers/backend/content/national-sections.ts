/** What sections are called in national feeds (rules 9.18, decision 54). Three names are known; a publisher adds their own. */
const namesInFeeds = new Map([
  ["politik", "politik-news"],
  ["wien", "wien-aktuell"],
  ["salzburg", "salzburg-news"],
]);

/** The slug under which a national feed brings a section; null where it is not called otherwise. */
export function toNationalSection(slug: string): string | null {
  return namesInFeeds.get(slug) ?? null;
}
