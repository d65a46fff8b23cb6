/** What every account function is given, and what it answers. Replies on the wire are made of these (rest/, resolvers/). */
import type { AboFlag } from "#graphql/generated/contract.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/** Who calls, on the portal's signed word (header x-caller); a caller without one has no address and no origin. */
export type Caller = {
  /** Address of the reader: IPv4, or the /64 of an IPv6 address. */
  address: string | null;
  /** The network around it: the /24 of an IPv4 address, the /56 of an IPv6 one. */
  network: string | null;
  /** Origin of the portal as readers know it, for links in mails and for cookies. */
  origin: string | null;
  /** What the browser calls itself, at most 200 characters. */
  device: string;
  /** What an earlier login left in this browser (known-device.ts), unopened; null without it. */
  knownDevice: string | null;
  /** A page of the portal with a running checkout asks. */
  isInCheckout: boolean;
  /** A service of the publisher (Authorization: Bearer SERVICE_TOKEN). */
  isTrusted: boolean;
};

export type AccountCall = {
  env: Env;
  caller: Caller;
  /** Seconds since 1970. */
  now: number;
};

export type SsoUser = {
  user_id: number;
  login: string;
  email: string;
  hash: string;
  token: string;
  lastname: string;
  fullname: string;
};

export type KeyValue = { key: string; value: string };
export type UserAttribute = { name: string; value: string };

export type Abo = Record<AboFlag, boolean> & {
  plusSubscriptionMeta: KeyValue[];
  plusPremiumSubscriptionMeta: KeyValue[];
  userRef: string;
};
export type Piano = { userRef: string; abo: Abo };

/** A reader behind a valid session. */
export type Reader = { user: SsoUser; piano: Piano; attributes: UserAttribute[] };

/** `error` is never "0"; `message` is for readers and may hold a link. */
export type Refusal = { kind: "refused"; error: string; message: string };

export type SignInResult = ({ kind: "signed-in"; cookie: string } & Reader) | Refusal;
/** A registration ends with a mail, whoever the address belongs to, unless `nodoi` counts (register.ts). */
export type RegisterResult = SignInResult | { kind: "mail-sent"; message: string };
export type AutologinResult = ({ kind: "valid" } & Reader) | { kind: "invalid"; code: string; message: string };
export type ActionResult = { kind: "done"; message: string | null } | Refusal;

/** sso error codes; 218 is that of the rules, the others are ours. */
export const ssoErrors = {
  none: "0",
  technical: "100",
  invalidInput: "200",
  wrongCredentials: "201",
  wrongPassword: "202",
  invalidSession: "203",
  invalidKey: "204",
  notActivated: "218",
  tooManyAttempts: "219",
  blocked: "220",
  notAllowed: "221",
} as const;

export const AUTOLOGIN_SUCCESSFUL = "autologin_successfull";
