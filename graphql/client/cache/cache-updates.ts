/** Which mutations make the browser's cache ask anew (rules 7.1): what came of them, only the back end knows. */
import type { Cache, UpdatesConfig } from "@urql/exchange-graphcache";

/** The queries whose answers each mutation may change. */
const changedQueries: Readonly<Record<string, readonly string[]>> = {
  registerUserForNewsletter: ["account"],
  unregisterUserFromNewsletter: ["account"],
  updateUserAttribute: ["account"],
  endSession: ["account"],
  SyncCancelReason: ["account", "GetKayakSubscriptions"],
  deleteAccount: ["account"],
  UpsellSave: ["account", "SubscriptionStatus"],
};

export const updates: UpdatesConfig = {
  Mutation: Object.fromEntries(
    Object.entries(changedQueries).map(([mutation, fields]) => [
      mutation,
      (_reply: unknown, _variables: unknown, cache: Cache) => forgetAnswers(cache, fields),
    ]),
  ),
};

/** What is shown at the moment is asked for at once. */
function forgetAnswers(cache: Cache, fields: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields("Query")) {
    if (fields.includes(fieldName)) cache.invalidate("Query", fieldKey);
  }
}
