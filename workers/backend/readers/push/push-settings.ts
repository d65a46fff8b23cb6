/** What the operator sets of notices: the site's keys (RFC 8292), and to which push services anything is ever sent. */
import type { Env } from "#workers/backend/ground/env.ts";
import { parseSender } from "#workers/backend/ground/mail/mail-address.ts";
import { isOnThisMachine, parsePushHosts } from "./push-hosts.ts";

/** Public and private key, base64url; `contact` is whom a push service may write to. */
export type PushKeys = { publicKey: string; privateKey: string; contact: string };

type Variables = Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "PUSH_HOSTS" | "MAIL_FROM">;

const MAX_ENDPOINT = 1000;
const publicKeyPattern = /^[\w-]{87}$/;
const privateKeyPattern = /^[\w-]{43}$/;

/** Null where the operator has set none: then nothing is offered. */
export function readPushKeys({ VAPID_PUBLIC_KEY = "", VAPID_PRIVATE_KEY = "", MAIL_FROM }: Variables): PushKeys | null {
  if (!publicKeyPattern.test(VAPID_PUBLIC_KEY) || !privateKeyPattern.test(VAPID_PRIVATE_KEY)) return null;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, contact: `mailto:${parseSender(MAIL_FROM).email}` };
}

/**
 * The address of a browser at its push service, normalised; null for any other, since whoever likes may name one and the back end would
 * be made to ask it.
 */
export function parseEndpoint(text: string, { PUSH_HOSTS }: Variables): string | null {
  const url = text.length > MAX_ENDPOINT ? null : URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return null;
  const hosts = parsePushHosts(PUSH_HOSTS);
  if (hosts.some((host) => isOnThisMachine(host) && host === url.origin)) return url.href;
  if (url.protocol !== "https:" || url.port !== "") return null;
  return hosts.some((host) => isOfHost(url.hostname, host)) ? url.href : null;
}

function isOfHost(name: string, host: string): boolean {
  return host.startsWith("*.") ? name.endsWith(host.slice(1)) : name === host;
}
