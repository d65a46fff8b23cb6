/** What a thrown page error carries; shown only in local and development environments (rules 2.2). */
import * as v from "valibot";

const pageErrorSchema = v.looseObject({ message: v.string(), isNewsroom: v.optional(v.boolean(), false) });

/** `isNewsroom`: thrown for a signed-in member of the newsroom. */
export type PageErrorData = { message: string; isNewsroom?: true };

/** The message of whatever was thrown; null when it has none. */
export function parsePageErrorMessage(thrown: unknown): string | null {
  const parsed = v.safeParse(pageErrorSchema, thrown);
  return parsed.success ? parsed.output.message : null;
}

/** Whether it was thrown for a member of the newsroom. */
export function parseIsNewsroomError(thrown: unknown): boolean {
  const parsed = v.safeParse(pageErrorSchema, thrown);
  return parsed.success && parsed.output.isNewsroom;
}
