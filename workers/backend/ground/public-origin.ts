/** The origin of links in mails that no reader's request asks for: newsletters, and what the payment provider reports. */
import type { Env } from "./env.ts";

/** Null where it is not set. Throws with a message for the operator for an invalid origin, such as one with a path. */
export function readPublicOrigin({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">): string | null {
  const text = PUBLIC_ORIGIN?.trim() ?? "";
  if (text === "") return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text)
    throw new Error(`PUBLIC_ORIGIN must be an origin, such as https://your.portal, not "${text}"`);
  return url.origin;
}
