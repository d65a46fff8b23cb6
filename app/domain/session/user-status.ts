/** Local user status (rules 3): what the browser remembers of the reader, so that shared pages can stay impersonal. */
import * as v from "valibot";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parseJson } from "#app/domain/page/parse-json.ts";
import type { Abo } from "#app/domain/subscription/abo.ts";
import { isPurReader } from "#app/domain/subscription/tiers.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";
import { USER_STATUS_KEY } from "./session-names.ts";
import type { SessionUser } from "./session-user.ts";

export { USER_STATUS_KEY };

/** Its flags, and those of a subscription that they come from. */
const aboFlags = {
  plusPremiumSubscriber: "isPlusPremiumSubscriber",
  plusSubscriber: "isPlusSubscriber",
  pureSubscriber: "isPurSubscriber",
  revenueCatPlusSubscriber: "isRevenueCatPlusSubscriber",
  revenueCatPlusPremiumSubscriber: "isRevenueCatPlusPremiumSubscriber",
  revenueCatPurSubscriber: "isRevenueCatPurSubscriber",
  googleIAPPlusSubscriber: "isGoogleIAPPlusSubscriber",
  guestPlusPremiumSubscriber: "isGuestPlusPremiumSubscriber",
  guestKayakPlusPremiumSubscriber: "isGuestKayakPlusPremiumSubscriber",
  guestRevenueCatPlusPremiumSubscriber: "isGuestRevenueCatPlusPremiumSubscriber",
  NeueSubscriber: "isNeueSubscriber",
  VNSubscriber: "isVNSubscriber",
  hasPlusAccess: "hasPlusAccess",
  hasPlusPremiumAccess: "hasPlusPremiumAccess",
  /** Beyond the rules: for Pur that was given and not bought. */
  hasPurAccess: "hasPurAccess",
} as const satisfies Record<string, AboFlag>;
const flagNames = Object.keys(aboFlags) as (keyof typeof aboFlags)[];

function toFlags<Value>(toValue: (flag: AboFlag) => Value): Record<keyof typeof aboFlags, Value> {
  return Object.fromEntries(flagNames.map((name) => [name, toValue(aboFlags[name])])) as Record<keyof typeof aboFlags, Value>;
}

const userStatusSchema = v.object({
  ...toFlags(() => v.optional(v.boolean(), false)),
  /** Always false (rules 3). */
  commentBan: v.optional(v.literal(false), false),
  /** JSON of a Pur reader's consent settings, as the account has them; null for everybody else. */
  consentSettings: v.nullish(v.string(), null),
  ssoId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  email: v.string(),
  hash: v.pipe(v.string(), v.nonEmpty()),
  token: v.pipe(v.string(), v.nonEmpty()),
  // Beyond the rules: for the avatar, and to ask the back end seldom.
  fullname: v.string(),
  /** When the back end last confirmed the session, in milliseconds since 1970. */
  checkedAt: v.pipe(v.number(), v.finite()),
});

export type UserStatus = v.InferOutput<typeof userStatusSchema>;

/** Name of the attribute in which a Pur reader's granular consent is kept as JSON (rules 3). */
export const PURE_CONSENTS_ATTRIBUTE = `${portalBrand.id}-pure-subscription-consents`;

export function toUserStatus(user: SessionUser, now: number): UserStatus {
  const abo = user.piano?.abo;
  return {
    ...toFlags((flag) => abo?.[flag] ?? false),
    commentBan: false,
    consentSettings: abo !== undefined && isPurReader(abo) ? readConsents(user) : null,
    ssoId: user.id,
    email: user.email,
    hash: user.h,
    token: user.t,
    fullname: user.fullname,
    checkedAt: now,
  };
}

/** The same reader with subscriptions that were just asked for; the session itself is confirmed by the next page. */
export function withAbo(status: UserStatus, abo: Abo): UserStatus {
  const { ssoId, email, hash, token, fullname, consentSettings } = status;
  const consents = consentSettings === null ? [] : [{ name: PURE_CONSENTS_ATTRIBUTE, value: consentSettings }];
  const user = { id: ssoId, lastname: "", username: "", email, fullname, h: hash, t: token, attributes: consents };
  return toUserStatus({ ...user, piano: { userRef: abo.userRef, abo } }, 0);
}

function readConsents({ attributes }: SessionUser): string | null {
  return attributes.find(({ name }) => name === PURE_CONSENTS_ATTRIBUTE)?.value ?? null;
}

/** Null for an invalid status: of an older version, of another program, or edited. */
export function parseUserStatus(text: string | null): UserStatus | null {
  const parsed = v.safeParse(userStatusSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}
