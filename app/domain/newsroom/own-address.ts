/** The post that an editor pastes to take it down: an id, a path, or an address of this portal. */
import { parsePostId } from "./newsroom-paths.ts";

/** `address` is a number or a path with its query, as the back end looks for a post. */
export type OwnAddress = { kind: "own"; address: string } | { kind: "foreign"; host: string } | { kind: "none" };

const MAX_LENGTH = 2000;
const HOST = /^(?:https?:)?\/\/|^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\.[a-z]{2,}|:\d+)(?:\/|$)/i;

/** `origins`: where readers find the portal. An address without scheme counts, as browsers show it. */
export function parseOwnAddress(text: string, origins: readonly string[]): OwnAddress {
  const pasted = text.trim();
  if (pasted.length > MAX_LENGTH || /\s/.test(pasted)) return { kind: "none" };
  if (/^\d+$/.test(pasted)) return parsePostId(pasted) === null ? { kind: "none" } : { kind: "own", address: pasted };
  if (/^\/(?![/\\])/.test(pasted)) return toOwn(new URL(pasted, "https://own.invalid"));
  if (!HOST.test(pasted)) return { kind: "none" };
  const url = URL.parse(/^https?:\/\//i.test(pasted) ? pasted : `https://${pasted.replace(/^\/\//, "")}`);
  if (url === null) return { kind: "none" };
  const isOwn = origins.some((origin) => toHost(new URL(origin)) === toHost(url));
  return isOwn ? toOwn(url) : { kind: "foreign", host: url.host };
}

/** Of the scheme's own port or none it says nothing; `www.` is the same paper. */
function toHost({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\./, "")}:${port}`;
}

function toOwn({ pathname, search }: URL): OwnAddress {
  return pathname === "/" && search === "" ? { kind: "none" } : { kind: "own", address: pathname + search };
}
