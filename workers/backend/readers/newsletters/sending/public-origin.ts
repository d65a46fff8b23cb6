/** The origin of a newsletter's links: it is not sent within a request that could tell it. */
import type { Env } from "#workers/backend/ground/env.ts";

/** Null where it is not set. Throws with a message for the operator for an invalid origin, such as one with a path. */
export function readPublicOrigin({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">): string | null {
  const text = PUBLIC_ORIGIN?.trim() ?? "";
  if (text === "") return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text)
    throw new Error(`PUBLIC_ORIGIN must be an origin, such as https://your.portal, not "${text}"`);
  return url.origin;
}
