/** How much, how large, how often, and how fast. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const graphql = "workers/backend/doors/graphql";
const graphqlLimits = `${graphql}/limits.workerd.test.ts`;
const budget = `${graphql}/budget/answer-budget`;
const oversized = "workers/portal/refuse-oversized";
const body = "app/gateway/backend/read-limited-body";
const attempts = "workers/backend/readers/accounts/login-attempts/login-limits.workerd.test.ts";
const tips = "workers/backend/newsroom/tips";
const tipFiles = `${tips}/files/tip-files.workerd.test.ts`;
const meter = "app/domain/paywall/meter/meter";

export const limits: readonly Mutation[] = [
  {
    file: `${graphql}/limits.ts`,
    from: "const MAX_DEPTH = 10;",
    to: "const MAX_DEPTH = 1000;",
    harm: "posts of topics of posts of topics: one question occupies the database",
    tests: [graphqlLimits],
  },
  {
    file: `${graphql}/limits.ts`,
    from: "    maxAliasesPlugin({ n: MAX_ALIASES, ...reportInstead }),\n",
    to: "",
    harm: "one request tries a thousand passwords under other names",
    tests: [graphqlLimits],
  },
  {
    file: `${graphql}/limits.ts`,
    from: "export const MAX_OPERATIONS_PER_REQUEST = 5;",
    to: "export const MAX_OPERATIONS_PER_REQUEST = 500;",
    harm: "one request holds five hundred",
    tests: [graphqlLimits, `${graphql}/server.workerd.test.ts`],
  },
  {
    file: `${graphql}/limits.ts`,
    from: 'if (request.method !== "POST" || mediaType === "application/json") return null;',
    to: "return null;",
    harm: "a form of another site sends operations with a reader's cookies",
    tests: [`${graphql}/server.workerd.test.ts`, graphqlLimits],
  },
  {
    file: `${graphql}/mutations.ts`,
    from: 'if (operation?.operation !== "mutation" || request',
    to: 'if (operation?.operation === "mutation" || request',
    harm: "pages of other sites send what changes something",
    tests: [`${graphql}/mutations.workerd.test.ts`],
  },
  {
    file: `${budget}.ts`,
    from: "if (texts.has(postId)) return problem === null;",
    to: "if (texts.size > 0) return problem === null;",
    harm: "a request reads every text of the archive and counts one",
    tests: [`${budget}.test.ts`],
  },
  {
    file: `${budget}.ts`,
    from: "if (problem === null && spent[cost] > limits[cost])",
    to: "if (problem === null && count > limits[cost])",
    harm: "a batch asks a thousand times for just less than too much",
    tests: [`${budget}.test.ts`],
  },
  {
    file: `${graphql}/budget/count-values.ts`,
    from: 'return budget.spend("values", value.length * (1 + selected));',
    to: 'return budget.spend("values", value.length);',
    harm: "lists within lists cost as much as one list",
    tests: [`${budget}.test.ts`, graphqlLimits],
  },
  {
    file: `${graphql}/resolvers/arguments.ts`,
    from: "(per_page < 1 || per_page > MAX_PER_PAGE)",
    to: "per_page < 1",
    harm: "one question lists the whole archive",
    tests: [`${graphql}/server.workerd.test.ts`],
  },
  {
    file: `${oversized}.ts`,
    from: "countCookies(cookies) > MAX_COOKIES",
    to: "countCookies(cookies) > MAX_COOKIES_LENGTH",
    harm: "thousands of empty cookies are parsed with every request",
    tests: [`${oversized}.test.ts`],
  },
  {
    file: `${oversized}.ts`,
    from: "length += name.length + value.length;",
    to: "length = name.length + value.length;",
    harm: "headers may be large as long as there are many of them",
    tests: [`${oversized}.test.ts`],
  },
  {
    file: `${body}.ts`,
    from: "if (length > maxBytes) throw new BodyTooLargeError();",
    to: "",
    harm: "a body that does not say its length fills the memory",
    tests: [`${body}.test.ts`],
  },
  {
    file: `${body}.ts`,
    from: "return await within(work(read), timeoutMs);",
    to: "return await work(read);",
    harm: "a body that trickles in holds the Worker for ever",
    tests: [`${body}.test.ts`],
  },
  {
    file: "workers/backend/ground/limits/rate-limits.ts",
    from: "(replies[index]?.isTaken ? [] : [limit])",
    to: "(replies[0]?.isTaken ? [] : [limit])",
    harm: "of several limits the first one alone counts",
    tests: ["workers/backend/readers/newsletters/readers/readers.workerd.test.ts"],
  },
  {
    file: "workers/backend/readers/accounts/account-rate-limits.ts",
    from: 'defineLimit("register-address", { max: 10,',
    to: 'defineLimit("register-address", { max: 10_000,',
    harm: "a program registers accounts as fast as it can",
    tests: ["workers/backend/readers/accounts/registration/register.workerd.test.ts"],
  },
  {
    file: "workers/backend/readers/accounts/account-rate-limits.ts",
    from: 'defineLimit("forget-password", { max: 3,',
    to: 'defineLimit("forget-password", { max: 3_000,',
    harm: "somebody fills a reader's mailbox with links",
    tests: ["workers/backend/readers/accounts/registration/activate.workerd.test.ts"],
  },
  {
    file: "workers/backend/readers/accounts/login-attempts/login-attempts.ts",
    from: 'everywhere: { lane: "guess-name", free: 30, firstWaitS: 5, longestWaitS: 60 },',
    to: 'everywhere: { lane: "guess-name", free: 30_000, firstWaitS: 5, longestWaitS: 60 },',
    harm: "a password is guessed from a thousand networks at once",
    tests: [attempts],
  },
  {
    file: `${tips}/tip-rate-limits.ts`,
    from: 'defineLimit("tip-codes", { max: 30,',
    to: 'defineLimit("tip-codes", { max: 30_000_000,',
    harm: "codes of tips are guessed",
    tests: [`${tips}/tips.workerd.test.ts`],
  },
  {
    file: `${tips}/files/take-part.ts`,
    from: 'if (kind !== "film" && file.size > MAX_FILE_BYTES) return refuse(env, file, 413);',
    to: "",
    harm: "a document of half a gigabyte is kept",
    tests: [tipFiles],
  },
  {
    file: `${tips}/files/take-part.ts`,
    from: '"UPDATE tip_files SET received = ?3, type = ?4, scrub = ?5 WHERE id = ?1 AND received = ?2",',
    to: '"UPDATE tip_files SET received = ?3, type = ?4, scrub = ?5 WHERE id = ?1 AND ?2 IS NOT NULL",',
    harm: "two parts that come at once leave a file that is neither",
    tests: [tipFiles],
  },
  {
    file: "workers/backend/content/search/parse-search.ts",
    from: "query.slice(0, MAX_QUERY_LENGTH).matchAll",
    to: "query.matchAll",
    harm: "a search of a megabyte is taken apart",
    tests: ["workers/backend/content/search/search.test.ts", "workers/backend/content/search/search-cost.test.ts"],
  },
  {
    file: "workers/backend/content/bridge/webhook/signature.ts",
    from: 'if (Math.abs(now - Number(timestamp)) > SIGNATURE_WINDOW) return "outdated";',
    to: 'if (now - Number(timestamp) > 1000 * SIGNATURE_WINDOW) return "outdated";',
    harm: "an event of WordPress is played again days later",
    tests: ["workers/backend/content/bridge/webhook/signature.test.ts"],
  },
  {
    file: "workers/backend/content/bridge/site/public-address.ts",
    from: '  "169.254.0.0/16",\n',
    to: "",
    harm: "a picture in a text reads what only the machine itself may ask",
    tests: ["workers/programs/import/media/address-guard.test.ts"],
  },
  {
    file: `${meter}.ts`,
    from: 'return state.posts.length < posts ? "left" : "used-up";',
    to: 'return state.posts.length <= posts ? "left" : "used-up";',
    harm: "every reader has one free read more than the publisher gives",
    tests: [`${meter}.test.ts`],
  },
  {
    file: `${meter}.ts`,
    from: "state.start <= seconds && seconds < state.start + days * DAY_S;",
    to: "seconds < state.start + days * DAY_S;",
    harm: "a meter that begins in a hundred years never ends",
    tests: [`${meter}.test.ts`],
  },
  {
    file: "app/gateway/meter/meter-store.ts",
    from: "if (!mayBegin.isTaken) return { isTaken: false, state };",
    to: "",
    harm: "who keeps no cookies reads everything for nothing",
    tests: ["app/gateway/meter/meter-store.test.ts"],
  },
];
