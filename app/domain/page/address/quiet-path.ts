import { quietSections } from "#app/domain/page/records/quiet-sections.computed.ts";

/** Quiet pages (`isQuiet` of their records) and all addresses beside them, also those that there are not; case-insensitive. */
export function isQuietPath(pathname: string): boolean {
  return quietSections.includes(pathname.split("/")[1]?.toLowerCase() ?? "");
}
