/** What becomes of death notices, and of what readers write to them. */
import { CONDOLENCE_SENDER_DAYS, ENDED_NOTICE_DAYS, REFUSED_CONDOLENCE_DAYS } from "#shared/rules/death-notice-rules.ts";
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const deathNoticeTables: readonly TableFacts[] = [
  {
    name: "death_notices",
    exported: { key: ["id"] },
    cleanUps: {
      "death-notices": { key: "id", due: "ends_at <= ?1", before: daysAgo(ENDED_NOTICE_DAYS) },
      // Of an import it stays until its end, or the next file would bring it again.
      "withdrawn-death-notices": {
        key: "id",
        due: "state = 'withdrawn' AND source = 'own' AND changed_at <= ?1",
        before: daysAgo(ENDED_NOTICE_DAYS),
      },
    },
  },
  { name: "left_portraits", keptBack: "the clock deletes what it names" },
  { name: "death_notice_words", exported: { key: ["word", "notice_id"] } },
  {
    name: "condolences",
    exported: { key: ["id"], isPersonal: true },
    cleanUps: {
      "refused-condolences": {
        key: "id",
        due: "state = 'refused' AND decided_at <= ?1",
        before: daysAgo(REFUSED_CONDOLENCE_DAYS),
      },
    },
  },
  {
    name: "condolence_senders",
    exported: { key: ["condolence_id"], isPersonal: true, owners: [{ column: "condolence_id", table: "condolences" }] },
    cleanUps: { "condolence-senders": { key: "condolence_id", due: "sent_at <= ?1", before: daysAgo(CONDOLENCE_SENDER_DAYS) } },
  },
];
