/** How the browser's cache keeps what it was answered (rules 7.1, graphcache). */
import type { CacheExchangeOpts, KeyingConfig } from "@urql/exchange-graphcache";
import { objectTypes, possibleTypes } from "#graphql/generated/cache-types.ts";
import { optimistic, updates } from "./cache-updates.ts";

/**
 * What is kept once, whichever query brought it, and the field that names it. Everything else stays where it was answered: under
 * the query and its arguments, the account under its session. The reader's own things go with the reset after login and logout.
 */
const keyFields: Record<string, string> = {
  ...{ Post: "id", Page: "id", Category: "id", Tag: "id", Topic: "id", Municipality: "id", Author: "id" },
  ...{ NewsletterChoice: "slug", AccountSession: "id", AccountSubscription: "id", SubscriptionItem: "id", UserAttribute: "name" },
};

const keys: KeyingConfig = Object.fromEntries(
  objectTypes.map((type) => {
    const field = keyFields[type];
    return [type, (data) => (field === undefined || data[field] === undefined ? null : `${data[field]}`)];
  }),
);

/** During development only. The cache tries every fragment on every member of a union, and reports what the others miss. */
function warn(severity: "debug" | "error" | "warn", message: string): void {
  // biome-ignore lint/suspicious/noConsole: for developers, who have no other log there
  if (severity !== "debug" && !message.startsWith("Invalid undefined")) console.warn(message);
}

export const cacheRules: CacheExchangeOpts = { keys, updates, optimistic, possibleTypes, logger: warn };
