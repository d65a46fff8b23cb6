import { privateSections } from "#app/domain/page/records/private-sections.computed.ts";

/** Pages that are nobody else's business (`isPrivate` of their records), and all addresses beside them, in any case of letters. No provider hears of them. */
export function isPrivatePath(pathname: string): boolean {
  return privateSections.includes(pathname.split("/")[1]?.toLowerCase() ?? "");
}
