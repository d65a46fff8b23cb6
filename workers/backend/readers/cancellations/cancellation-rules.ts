/** What a declaration that ends a contract may hold, and how long it is kept (decision 107). */

export const MAX_NAME = 100;
export const MAX_CONTRACT = 200;
export const MAX_REASON = 2000;
/** As long as claims may be made from it (three years, § 1489 ABGB), and the rest of that year. */
export const KEPT_DAYS = 4 * 366;

export type CancellationKind = "ordinary" | "extraordinary" | "withdrawal";
