/**
 * Readers as they come from outside: those of the demo paper, or a publisher's own from a former system, with their
 * old password hashes. `POST /admin/readers` takes them.
 */
import * as v from "valibot";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { MAX_PASSWORD_LENGTH } from "#workers/backend/readers/accounts/password/hash-password.ts";
import { subscriptionOrigins } from "#workers/backend/readers/products/decide-manager.ts";
import { products } from "#workers/backend/readers/products/products.ts";

export const READERS_PER_REQUEST = 100;

/** What accounts/password/verify-password can read. */
const hashPatterns = [
  /^\$scrypt\$ln=\d{1,2},r=\d{1,3},p=\d{1,3}\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/,
  /^\$[PH]\$[5-9A-Z./][./0-9A-Za-z]{30}$/,
  /^(\$wp)?\$2[aby]\$\d\d\$[./0-9A-Za-z]{53}$/,
];

/** One line of text. */
function line(maxLength: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(maxLength), v.regex(/^\P{C}*$/u, "holds a control character"));
}
const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Math.floor(Date.parse(text) / 1000)),
);
const source = v.optional(v.nullable(v.literal("demo")), null);
const ends = v.optional(v.nullable(isoTime), null);
const email = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => parseMailAddress(text) !== null, "is no address that mail can be sent to"),
);
const cardNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/, "must be 1 to 15 digits"));
const lastname = v.pipe(line(100), v.nonEmpty("is empty"));

const cardEntries = { number: cardNumber, starts: isoTime, ends };

const externalId = v.pipe(line(200), v.nonEmpty("is empty"));

/** The fields of a subscription, without its reader. */
const subscriptionEntries = {
  product: v.picklist(products),
  starts: isoTime,
  /** End of the current period. Null runs until it is cancelled. */
  ends,
  /** Renews at its end: with `periodMonths` by our clock, without when the sender pushes the next end. */
  autoRenew: v.optional(v.boolean(), false),
  periodMonths: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))), null),
  meta: v.optional(v.array(v.object({ key: line(100), value: line(1000) })), []),
};

const subscription = v.object({
  ...subscriptionEntries,
  origin: v.optional(v.picklist(subscriptionOrigins), "admin"),
  /** The name that the provider or the shop has for it; no two subscriptions have the same. */
  externalId: v.optional(v.nullable(externalId), null),
  /** When the reader switched renewal off. */
  cancelled: v.optional(v.nullable(isoTime), null),
});

const accountRecord = v.pipe(
  v.object({
    kind: v.literal("account"),
    login: v.pipe(
      line(254),
      v.nonEmpty("is empty"),
      v.regex(/^[^<>]*$/, "holds < or >"),
      v.regex(/[^\p{N}]/u, "must not consist of digits: that is a card's number"),
    ),
    email,
    firstname: v.optional(line(100), ""),
    lastname: v.optional(line(100), ""),
    /** Either the password itself, or its hash (null: the reader asks for a mail and chooses one). */
    password: v.optional(v.pipe(v.string(), v.minLength(6), v.maxLength(MAX_PASSWORD_LENGTH), v.regex(/^\S*$/, "holds space"))),
    passwordHash: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.check((hash) => hashPatterns.some((pattern) => pattern.test(hash)), "is of no known form"),
        ),
      ),
    ),
    state: v.optional(v.picklist(["pending", "active", "blocked"]), "active"),
    created: v.optional(isoTime),
    agbAccepted: v.optional(v.nullable(isoTime), null),
    marketingAccepted: v.optional(v.boolean(), false),
    subscriptions: v.optional(v.array(subscription), []),
    newsletters: v.optional(v.array(v.string()), []),
    attributes: v.optional(v.array(v.object({ name: line(100), value: v.pipe(v.string(), v.maxLength(10_000)) })), []),
    cards: v.optional(v.array(v.object(cardEntries)), []),
    source,
  }),
  v.check(
    ({ password, passwordHash }) => (password === undefined) !== (passwordHash === undefined),
    "needs password or passwordHash",
  ),
  v.check(
    ({ login, email: own }) => !login.includes("@") || toAccountKey(login) === toAccountKey(own),
    "login with @ must be the e-mail",
  ),
  v.check(({ login }) => login.includes("@") || login.length <= 60, "login has more than 60 characters"),
  v.check(({ cards, lastname: own }) => cards.length === 0 || own !== "", "a card needs the reader's lastname"),
);

/** A print card of somebody without an account. */
const cardRecord = v.object({
  kind: v.literal("card"),
  ...cardEntries,
  lastname,
  firstname: v.optional(line(100), ""),
  email: v.optional(v.union([v.literal(""), email]), ""),
  source,
});

/** A subscription of an existing reader, as shops and partner papers push it (`POST /admin/subscriptions`). */
export const subscriptionRecordSchema = v.pipe(
  v.object({
    ...subscriptionEntries,
    externalId,
    /** Exactly one of the three names the reader. */
    email: v.optional(v.string()),
    login: v.optional(v.string()),
    id: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.check(
    ({ email: address, login, id }) => [address, login, id].filter((name) => name !== undefined).length === 1,
    "needs one of email, login and id",
  ),
);

export const readerRecordSchema = v.variant("kind", [accountRecord, cardRecord]);

/** As it is sent. */
export type ReaderRecord = v.InferInput<typeof readerRecordSchema>;
export type AccountRecord = v.InferOutput<typeof accountRecord>;
export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;
export type CardRecord = v.InferOutput<typeof cardRecord>;

/** `reader`: the login, or the card's number. An account or card that exists is left as it is: `unchanged`. */
export type ReaderResult = { reader: string; outcome: "created" | "unchanged" | "refused"; reason?: string };
