/** Who was faster with a comment, and with what, as a message (HTML). */
import { toClockText } from "#app/domain/post/clock-text.ts";
import type { decideCommentMutation } from "#graphql/generated/operations.ts";

type Change = NonNullable<decideCommentMutation["decideComment"]["change"]>;

const did: Record<Change["kind"], (who: string) => string> = {
  EDITED: () => "hat ihn sein Verfasser geändert",
  COMPLAINED: () => "hat sich sein Verfasser beschwert",
  ANSWERED: () => "hat die Redaktion darauf geantwortet",
  SETTLED: (who) => `hat ${who} die Beschwerde beantwortet`,
  SHOWN: (who) => `hat ${who} ihn freigegeben`,
  HIDDEN: (who) => `hat ${who} ihn ausgeblendet`,
  BANNED: (who) => `hat ${who} seinen Verfasser gesperrt`,
  UNBANNED: (who) => `hat ${who} die Sperre seines Verfassers aufgehoben`,
  DELETED: () => "ist er gelöscht worden",
  SEEN: () => "hat ihn jemand angesehen",
};

/** A sentence. */
export function toChangeText({ kind, by, date }: Change): string {
  const who = by === null ? "jemand" : by.replace(/[&<>]/g, "");
  return `Inzwischen ${did[kind](who)} (${toClockText(date)} Uhr).`;
}
