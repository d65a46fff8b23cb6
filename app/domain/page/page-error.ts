/** What a thrown page error carries; shown only in local and development environments (rules 2.2). */
import * as v from "valibot";

const pageErrorSchema = v.looseObject({
  message: v.string(),
  isNewsroom: v.optional(v.boolean(), false),
  isEnded: v.optional(v.boolean(), false),
});

/** `isNewsroom`: thrown for a signed-in member of the newsroom; `isEnded`: what stood there was for a time. */
export type PageErrorData = { message: string; isNewsroom?: true; isEnded?: true };

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

/** Whether the time of what stood there is over. */
export function parseIsEnded(thrown: unknown): boolean {
  const parsed = v.safeParse(pageErrorSchema, thrown);
  return parsed.success && parsed.output.isEnded;
}
