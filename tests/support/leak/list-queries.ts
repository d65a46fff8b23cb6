/** Queries for lists, as they are asked for strangers (surfaces.ts). */
import { toFullSelection, toPartSelections } from "./full-query.ts";
import type { PremiumPost } from "./start-planted-portal.ts";

const listed = toFullSelection("Post", 3);
/**
 * Without lists in lists, and in parts: the front page alone has a hundred posts. The texts of them all are refused (docs/limits.md); each is
 * asked for by itself.
 */
const shallow = toPartSelections("Post", 2, 6, ["content_blocks"]);

/** Lists and fragments: premium posts as they stand beside others, as often as a query may name them. */
export function toListQueries(posts: readonly PremiumPost[]): string[] {
  const [first] = posts;
  const selection = (name: string) => `{ items { ...${name} } }`;
  const fragment = `fragment Everything on Post ${listed}`;
  const feeds = [
    'municipality: "dornbirn"',
    'category: "politik"',
    'tag: "wohnen"',
    "premium: true",
    "story: true",
    "liveticker: true",
    "video: true",
    'type: "post"',
  ];
  const aliases = posts.slice(0, 12).map(({ id }, index) => `p${index}: post(id: ${id}) { ...Everything }`);
  return [
    // Three at a time: a request may list 500 posts, and each of these lists what is related to it.
    ...[0, 3, 6, 9].map((start) => `{ ${aliases.slice(start, start + 3).join(" ")} } ${fragment}`),
    // Six at a time for the same reason: what is read counts as well.
    ...feeds.flatMap((feed) =>
      [1, 2].map((page) => `{ posts(feed: { ${feed} }, page: ${page}, per_page: 6) ${selection("Everything")} } ${fragment}`),
    ),
    ...[1, 2].map((page) => `{ posts(page: ${page}, per_page: 6) ${selection("Everything")} } ${fragment}`),
    ...[0, 6].map(
      (start) => `{ posts_by_id(ids: [${posts.slice(start, start + 6).map(({ id }) => id)}]) { ...Everything } } ${fragment}`,
    ),
    `{ most_read(limit: 6) { ...Everything } } ${fragment}`,
    `{ followed(subjects: [{ kind: TOPIC, key: "bodensee" }, { kind: TOPIC, key: "wohnen" }], limit: 6) { items { post { ...Everything } } } } ${fragment}`,
    "{ most_read(limit: 20) { id title { rendered } excerpt { rendered } } }",
    ...shallow.map((part) => `{ home { sections { posts ${part} } } }`),
    `{ post_months { month } site_addresses(kind: POST, limit: 1000) ${toFullSelection("SiteAddressList", 2)} }`,
    `{ search(query: "Bodensee", per_page: 6) { hits { title { text } excerpt { text } post { ...Everything } } } } ${fragment}`,
    ...searches(posts),
    `{ active_topics(limit: 3) { title description posts(per_page: 2) ${selection("Everything")} } } ${fragment}`,
    `{ topics(per_page: 2) { items { title description posts(per_page: 2) ${selection("Everything")} } } } ${fragment}`,
    `{ newsletters ${toFullSelection("Newsletter", 3)} }`,
    `{ newsletter(slug: "morgen") { issues(per_page: 1) ${toFullSelection("NewsletterIssueList", 4)} } }`,
    `{ find_topics(text: "Boden") { title description posts(per_page: 1) ${selection("Everything")} } } ${fragment}`,
    `{ brands { slug title } topic(slug: "bodensee") { posts(per_page: 6) ${selection("Everything")} } } ${fragment}`,
    `{ post(id: ${first?.id}) { associated_posts { ...Everything } related_posts(limit: 6) { ...Everything } } } ${fragment}`,
  ];
}

/** By a word that only paid text has, and by what is near it: what was meant, and what else was looked for, may not name it. */
function searches([post]: readonly PremiumPost[]): string[] {
  const word = post?.word ?? "";
  const result = `used correction total subjects { title } hits { title { text } excerpt { text } }`;
  return [
    ...[word, toMisspelt(word), `Bodensee ${word}`].map((query) => `{ search(query: "${query}", per_page: 6) { ${result} } }`),
    ...[word.slice(0, -1), toMisspelt(word)].map((query) => `{ search_suggestions(query: "${query}") { title link } }`),
  ];
}

/** With one letter wrong. */
export function toMisspelt(word: string): string {
  return word.replace("fund", "fumd");
}
