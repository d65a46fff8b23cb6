/**
 * Who calls. The portal tells us in the header x-caller, a signed token (ground/secrets/open-signed.ts) for the audience `caller` with the
 * claims `address`, `origin` and `device`, within a checkout also `checkout: true`, from a known
 * device `knownDevice`; a service of the publisher shows its SERVICE_TOKEN.
 */

import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSigned } from "#workers/backend/ground/secrets/open-signed.ts";
import { isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { Caller } from "./caller.ts";
import { toNetwork, toWideNetwork } from "./to-network.ts";

const CALLER_HEADER = "x-caller";
/** An address, an origin and a name of 200 characters, of which some become six in JSON, and base64. */
const MAX_HEADER_LENGTH = 4000;
const MAX_DEVICE_LENGTH = 200;
/** Longer than any token of ours. */
const MAX_TOKEN_LENGTH = 200;

const callerSchema = v.object({
  address: v.nullable(v.string()),
  origin: v.nullable(v.string()),
  device: v.string(),
  checkout: v.optional(v.boolean(), false),
  knownDevice: v.optional(v.string()),
});

const unknownCaller = { address: null, network: null, origin: null, device: "", knownDevice: null, isInCheckout: false };

/** The caller of a request. Whatever is missing, altered, expired or not by the rules is as if it were not there. */
export async function parseCaller(request: Request, env: Env, now: number): Promise<Caller> {
  const word = request.headers.get(CALLER_HEADER) ?? "";
  const secrets = toGrantSecrets(env);
  const claims = await openSigned(word, { audience: "caller", secrets, now, maxLength: MAX_HEADER_LENGTH });
  const parsed = v.safeParse(callerSchema, claims);
  const isTrusted = await isService(request, env.SERVICE_TOKEN);
  if (!parsed.success) return { ...unknownCaller, isTrusted };
  const { address, origin, device, checkout, knownDevice } = parsed.output;
  return {
    address: address === null ? null : toNetwork(address),
    network: address === null ? null : toWideNetwork(address),
    origin: origin === null ? null : parseOrigin(origin),
    device: device.slice(0, MAX_DEVICE_LENGTH).toWellFormed(),
    knownDevice: knownDevice ?? null,
    isInCheckout: checkout,
    isTrusted,
  };
}

/** The token of `Authorization: Bearer …`, or null: it names a session (t) or a service. */
export function parseBearerToken(request: Request): string | null {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return token === undefined || token.length > MAX_TOKEN_LENGTH ? null : token;
}

async function isService(request: Request, serviceToken: string | undefined): Promise<boolean> {
  const token = parseBearerToken(request);
  if (token === null || serviceToken === undefined || serviceToken === "") return false;
  return isSameSecret(token, serviceToken);
}

/** Links in mails begin with it, so it must be an origin of the web and nothing else. */
function parseOrigin(text: string): string | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text ? text : null;
}
