/**
 * What waits in the mail queue. A message names whom it is about; the consumer looks up the rest and makes the
 * one-time keys, so that a call takes the same time whether or not an account exists.
 */
export type MailMessage =
  /** Link that activates a new account. */
  | { kind: "activation"; accountId: number; origin: string }
  /** The same once more, for whoever `login` (user name or address) is; nothing for strangers and active accounts. */
  | { kind: "activation-again"; login: string; origin: string }
  /** Somebody registered with the address of an existing account: its owner is told, and how to sign in or, while it is pending, to set a password of their own. */
  | { kind: "already-registered"; accountId: number; origin: string }
  /** Somebody accepted an offer for print subscribers with the address of an existing account: its owner is told how to activate the card themselves. */
  | { kind: "upsell-already-registered"; accountId: number; origin: string }
  /** The wished user name belongs to somebody else; the address is free. */
  | { kind: "username-taken"; email: string; origin: string }
  /** Link that sets a new password, for whoever `login` is; nothing for strangers. */
  | { kind: "reset"; login: string; origin: string }
  /** Link that confirms newsletters, to whoever the address belongs to. `askedAt` in seconds. */
  | { kind: "newsletter-confirm"; email: string; newsletters: string[]; askedAt: number; origin: string }
  | { kind: "password-changed"; accountId: number; origin: string }
  /** The newsroom is told of a tip (decision 84); nothing when it is deleted meanwhile. */
  | { kind: "tip"; tip: number; to: string; origin: string }
  /** Somebody ended a contract (decision 107): the address that was given gets a receipt, the publisher all of it. */
  | { kind: "cancellation-received"; cancellation: number; origin: string }
  | { kind: "cancellation"; cancellation: number; to: string; origin: string }
  | { kind: "account-deleted"; email: string; name: string; origin: string };
