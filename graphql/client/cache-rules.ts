/** How the browser's cache keeps what it was answered (spec 7.1, graphcache). */
import type { Cache, CacheExchangeOpts, KeyingConfig, UpdatesConfig } from "@urql/exchange-graphcache";
import { objectTypes, possibleTypes } from "../generated/cache-types.ts";

/**
 * What is kept once, whichever query brought it: published things, the same for every reader. Everything else, the reader's
 * own things first of all, stays where it was answered: under the query and its arguments.
 */
const publishedTypes = new Set(["Post", "Page", "Category", "Tag", "Topic", "Municipality", "Author"]);

const keys: KeyingConfig = Object.fromEntries(
  objectTypes.map((type) => [type, publishedTypes.has(type) ? ({ id }) => (id === undefined ? null : `${id}`) : () => null]),
);

/** What the profile shows of the reader is asked anew after one of these. */
const updates: UpdatesConfig = {
  Mutation: Object.fromEntries(
    [
      "updateUserAttribute",
      "registerUserForNewsletter",
      "unregisterUserFromNewsletter",
      "endSession",
      "deleteAccount",
      "UpsellSave",
    ].map((mutation) => [mutation, (_result: unknown, _arguments: unknown, cache: Cache) => forgetAccount(cache)]),
  ),
};

function forgetAccount(cache: Cache): void {
  for (const field of cache.inspectFields("Query")) {
    if (field.fieldName === "account") cache.invalidate("Query", field.fieldKey);
  }
}

/** During development only. The cache tries every fragment on every member of a union, and reports what the others miss. */
function warn(severity: "debug" | "error" | "warn", message: string): void {
  if (severity !== "debug" && !message.startsWith("Invalid undefined")) console.warn(message);
}

export const cacheRules: CacheExchangeOpts = { keys, updates, possibleTypes, logger: warn };
