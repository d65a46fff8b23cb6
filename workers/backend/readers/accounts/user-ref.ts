/** The reader's identity for the paywall provider: a text that only it and this back end can read. */
import { sealForProvider } from "#workers/backend/readers/products/provider-crypto.ts";
import type { AccountRow } from "./account-row.ts";

const DAY_S = 24 * 60 * 60;

export type ReferredReader = Pick<AccountRow, "id" | "email" | "firstname" | "lastname" | "created_at">;

/**
 * The provider's user reference, the same for a whole day (UTC), so that what it is part of can be kept for a while.
 * Empty without PAYWALL_PRIVATE_KEY: then no reference can be signed.
 */
export function createUserRef(privateKey: string | undefined, reader: ReferredReader, now: number): string {
  if (privateKey === undefined || privateKey === "") return "";
  const { id, email, firstname, lastname, created_at } = reader;
  return sealForProvider(
    privateKey,
    JSON.stringify({
      uid: String(id),
      email,
      first_name: firstname,
      last_name: lastname,
      create_date: created_at,
      timestamp: now - (now % DAY_S),
    }),
  );
}
