/** What a call is answered with: the bindings, who calls, and when. */
import type { Env } from "#workers/backend/ground/env.ts";

/** Who calls, on the portal's signed token (header x-caller); a caller without one has no address and no origin. */
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

export type Call = {
  env: Env;
  caller: Caller;
  /** Seconds since 1970. */
  now: number;
};
