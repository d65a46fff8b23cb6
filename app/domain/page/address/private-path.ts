import { privateSections } from "#app/domain/page/records/private-sections.computed.ts";

/** Private pages (`isPrivate` of their records) and all addresses beside them, case-insensitive. No provider learns of them. */
export function isPrivatePath(pathname: string): boolean {
  return privateSections.includes(pathname.split("/")[1]?.toLowerCase() ?? "");
}
