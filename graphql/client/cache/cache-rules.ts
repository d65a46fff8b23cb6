/** How the browser's cache keeps what it was answered (rules 7.1, graphcache). */
import type { CacheExchangeOpts, KeyingConfig } from "@urql/exchange-graphcache";
import { objectTypes, possibleTypes } from "#graphql/generated/cache-types.ts";
import { updates } from "./cache-updates.ts";

/**
 * What is kept once, by its number, whichever query brought it. Everything else stays where it was answered: under
 * the query and its arguments, the account under its session. The reader's own things go with the reset after login and logout.
 */
const keyedTypes: readonly string[] = ["Post", "Page", "Category", "Tag", "Topic", "Municipality", "Author"];

const keys: KeyingConfig = Object.fromEntries(
  objectTypes.map((type) => [type, ({ id }) => (id === undefined || !keyedTypes.includes(type) ? null : `${id}`)]),
);

/** During development only. The cache tries every fragment on every member of a union, and reports what the others miss. */
function warn(severity: "debug" | "error" | "warn", message: string): void {
  // biome-ignore lint/suspicious/noConsole: for developers, who have no other log there
  if (severity !== "debug" && !message.startsWith("Invalid undefined")) console.warn(message);
}

export const cacheRules: CacheExchangeOpts = { keys, updates, possibleTypes, logger: warn };
