/** The reader's passkeys as their page shows them. */
import { type PasskeyView, toPasskeyViews } from "#app/components/passkey/to-passkeys.ts";
import type { GetPasskeysQuery } from "#graphql/generated/operations.ts";

export type PasskeysView = { passkeys: PasskeyView[]; isConfirmed: boolean; hasRoom: boolean; mostText: string };

export function toPasskeysView({ items, may_add, most }: NonNullable<GetPasskeysQuery["passkeys"]>): PasskeysView {
  return {
    passkeys: toPasskeyViews(items),
    isConfirmed: may_add,
    hasRoom: items.length < most,
    mostText: `Mehr als ${most} gehen nicht: Entferne einen, den du nicht mehr brauchst.`,
  };
}
