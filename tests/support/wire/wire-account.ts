/** An account as it comes over the wire, for tests. */

import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import type { GetAccountQuery } from "#graphql/generated/operations.ts";

type WireAccount = NonNullable<GetAccountQuery["account"]>;

export function wireAccount(given: Partial<WireAccount>, flags: Partial<Record<AboFlag, boolean>> = {}): WireAccount {
  const none = Object.fromEntries(aboFlags.map((flag) => [flag, false])) as Record<AboFlag, boolean>;
  return {
    user: {
      user_id: 7,
      login: "maria",
      email: "maria@talblick.example",
      hash: "secret-h",
      token: "secret-t",
      lastname: "Huber",
      fullname: "Maria Huber",
    },
    firstname: "Maria",
    created: "2021-03-04T10:00:00Z",
    marketingAccepted: false,
    cardNumber: null,
    isManageable: true,
    isConfirmed: true,
    deletion: null,
    pendingEmail: null,
    piano: { userRef: "", abo: { ...none, ...flags, plusSubscriptionMeta: [], plusPremiumSubscriptionMeta: [], userRef: "" } },
    attributes: [],
    newsletters: [
      { slug: "morgen", title: "Guten Morgen", description: "Jeden Werktag.", isSubscribed: true },
      { slug: "abend", title: "Der Tag am Abend", description: "Montag bis Freitag.", isSubscribed: false },
    ],
    subscriptions: [],
    sessions: [
      { id: 11, device: "", created: "2026-11-01T10:00:00Z", lastSeen: "2026-11-20T10:00:00Z", isCurrent: true },
      { id: 12, device: "", created: "2026-11-01T10:00:00Z", lastSeen: "2026-11-02T10:00:00Z", isCurrent: false },
    ],
    ...given,
  };
}
