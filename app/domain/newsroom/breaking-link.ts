/** Where a breaking line leads, as an editor pastes it: a post, a page of the paper, or another site. */
import { isPrivatePath } from "#app/domain/page/address/private-path.ts";
import { isQuietPath } from "#app/domain/page/address/quiet-path.ts";
import { parseOwnAddress } from "./own-address.ts";

export type BreakingLink = { link: string } | { error: string };

const MAX_LINK = 500;

/** `origins`: where readers find the portal. Another site is named by its whole address, and is an encrypted one. */
export function parseBreakingLink(text: string, origins: readonly string[]): BreakingLink {
  const pasted = text.trim();
  const parsed = parseOwnAddress(pasted, origins);
  if (pasted.length > MAX_LINK) return { error: `Höchstens ${MAX_LINK} Zeichen.` };
  if (parsed.kind === "none") return { error: "Das ist weder eine Nummer noch die Adresse einer Seite." };
  if (parsed.kind === "own") return toOwnLink(parsed.address);
  return /^https:\/\//i.test(pasted)
    ? { link: pasted }
    : { error: `${parsed.host} ist eine andere Website: Nimm ihre ganze Adresse, die mit https:// beginnt.` };
}

function toOwnLink(address: string): BreakingLink {
  const [path = ""] = address.split("?");
  if (isPrivatePath(path)) return { error: "Diese Seite ist nicht für alle. Nimm eine, die jeder öffnen kann." };
  return isQuietPath(path) ? { error: "Zu einer Traueranzeige führt keine Eilmeldung." } : { link: address };
}
