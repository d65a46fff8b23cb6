/** Pages that are kept for everybody, under which name, and until when. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const portal = "workers/portal/cache";
const anonymous = `${portal}/anonymous-request.test.ts`;
const store = `${portal}/page-store.test.ts`;
const pageCache = `${portal}/page-cache.test.ts`;
const sharedPage = `${portal}/shared-page.test.ts`;
const reading = "app/domain/paywall/decide-reading.test.ts";

export const cache: readonly Mutation[] = [
  {
    file: `${portal}/anonymous-request.ts`,
    from: '[SSO_COOKIE, SESSION_COOKIE, STORE_COOKIE, "apollo"]',
    to: "[SSO_COOKIE, SESSION_COOKIE, STORE_COOKIE]",
    harm: "a reader with the app's token alone gets and makes everybody's page",
    tests: [anonymous],
  },
  {
    file: `${portal}/anonymous-request.ts`,
    from: "headers.has(PAYWALL_EVENT_HEADER) || isFullTextCrawler",
    to: "isFullTextCrawler",
    harm: "who has just paid gets the page with the wall",
    tests: [anonymous],
  },
  {
    file: `${portal}/anonymous-request.ts`,
    from: 'return findPartnerHost(headers.get("referer"), partnerHosts) === null;',
    to: "return true;",
    harm: "a partner's reader stands before the wall",
    tests: [anonymous],
  },
  {
    file: `${portal}/anonymous-request.ts`,
    from: 'if (method !== "GET" && method !== "HEAD") return false;',
    to: "",
    harm: "a posted form is answered with the kept page, and nothing is done",
    tests: [anonymous],
  },
  {
    file: `${portal}/cached-page.ts`,
    from: '    !headers.has("set-cookie") &&\n',
    to: "",
    harm: "one reader's cookie is kept, and given to all",
    tests: [pageCache],
  },
  {
    file: `${portal}/cached-page.ts`,
    from: 'const SHARED = "private, no-cache";',
    to: 'const SHARED = "private, no-store";',
    harm: "what a loader forbade to keep is kept for everybody",
    tests: [pageCache],
  },
  {
    file: `${portal}/cached-page.ts`,
    from: "status === 200 &&",
    to: "status < 400 &&",
    harm: "a redirect of one moment is kept as the page",
    tests: [pageCache],
  },
  {
    file: `${portal}/cached-page.ts`,
    from: "if (isPurged || (until !== null && now >= until)) return",
    to: "if (until !== null && now >= until) return",
    harm: "a corrected text goes on being shown as it was",
    tests: [pageCache],
  },
  {
    file: `${portal}/cached-page.ts`,
    from: "return until === null ? midnight : Math.min(until, midnight);",
    to: "return until ?? midnight;",
    harm: "pages say yesterday's day after midnight",
    tests: [pageCache],
  },
  {
    file: `${portal}/cached-page.ts`,
    from: 'if (age >= spare) return "over";',
    to: "",
    harm: "a page of last week is given while the back end fails",
    tests: [pageCache],
  },
  {
    file: `${portal}/page-store.ts`,
    from: "if (isPurgedSince(page, begunAt)) page.isPurged = true;",
    to: "",
    harm: "a page that was begun before a correction is kept after it",
    tests: [store],
  },
  {
    file: `${portal}/page-store.ts`,
    from: "[EVERYTHING, ...page.tags].some",
    to: "page.tags.some",
    harm: "a purge of everything misses the page that is being made",
    tests: [store],
  },
  {
    file: `${portal}/page-store.ts`,
    from: "tags.includes(EVERYTHING) ? [...pages.keys()] : tags.flatMap",
    to: "tags.flatMap",
    harm: "a purge of everything leaves all pages",
    tests: [store],
  },
  {
    file: `${portal}/page-response.ts`,
    from: 'headers.set("vary", "accept-encoding, cookie");',
    to: 'headers.set("vary", "accept-encoding");',
    harm: "a browser shows the page with the wall after its reader has signed in",
    tests: [`${portal}/page-response.test.ts`],
  },
  {
    file: `${portal}/page-response.ts`,
    from: "if (last?.age === age && last.status === status && last.encoding === encoding) return last.headers;",
    to: "if (last?.age === age && last.status === status) return last.headers;",
    harm: "a page in brotli is called gzip, and no browser can read it",
    tests: [`${portal}/page-response.test.ts`],
  },
  {
    file: `${portal}/page-response.ts`,
    from: 'return tag.startsWith("W/") ? tag : `W/',
    to: 'return tag.startsWith("W/") ? tag : `',
    harm: "a proxy's strong tag never gets a 304",
    tests: [pageCache],
  },
  {
    file: `${portal}/shared-page.ts`,
    from: 'isAppMode ? "app" : ""',
    to: '""',
    harm: "readers in the browser get the app's page without a header",
    tests: [sharedPage],
  },
  {
    file: `${portal}/shared-page.ts`,
    from: 'const search = read.size === 0 ? "" :',
    to: 'const search = read.size >= 0 ? "" :',
    harm: "page two of a list is page one",
    tests: [sharedPage],
  },
  {
    file: `${portal}/shared-page.ts`,
    from: "if (!isUnderstood && !ignoresOthers) return null;",
    to: "",
    harm: "a page for a parameter that it does not understand is kept as another's",
    tests: [sharedPage],
  },
  {
    file: `${portal}/shared-page.ts`,
    from: 'if (names.some((name) => refuses === "any" || refuses.includes(name))) return null;',
    to: "",
    harm: "a page that reads every parameter is kept without them",
    tests: [sharedPage],
  },
  {
    file: `${portal}/page-cache.ts`,
    from: 'if (rendering.kind === "own") own.set(key',
    to: 'if (rendering.kind === "error") own.set(key',
    harm: "of a page that is each reader's own, all wait for the first one's",
    tests: [pageCache],
  },
  {
    file: `${portal}/page-cache.ts`,
    from: 'if (rendering.kind === "error" && rendering.status >= 500) {',
    to: 'if (rendering.kind === "error") {',
    harm: "what was taken down comes back when the back end fails",
    tests: [pageCache],
  },
  {
    file: `${portal}/page-cache.ts`,
    from: "      own.clear();\n",
    to: "",
    harm: "a page that was each reader's own stays so after a change",
    tests: [pageCache],
  },
  {
    file: `${portal}/accept-purge.ts`,
    from: "if (!isSameText(request",
    to: "if (isSameText(request",
    harm: "anybody empties the cache, and the back end cannot",
    tests: [`${portal}/accept-purge.test.ts`],
  },
  {
    file: "app/domain/paywall/decide-reading.ts",
    from: '(access.reason === "NONE" && !isMetered)',
    to: 'access.reason === "NONE"',
    harm: "who has free reads left is shown the wall of the kept page",
    tests: [reading],
  },
  {
    file: "app/domain/paywall/decide-reading.ts",
    from: 'const isShared = viewer.access === "anonymous" && (',
    to: "const isShared = (",
    harm: "one reader's page is kept for everybody",
    tests: [reading],
  },
];
