/** Sends content records in chunks and reports what became of each. */
import * as v from "valibot";
import { type ContentRecord, RECORDS_PER_REQUEST } from "#workers/backend/content/records/content-record.ts";
import type { ImportReport } from "#workers/programs/import/command/import-report.ts";
import { type AdminClient, AdminError } from "./admin-client.ts";

export type RecordSender = {
  /** Takes records that belong together (a post after its pictures); sends when enough have come. */
  add(records: ContentRecord[]): Promise<void>;
  /** Sends what is left. */
  flush(): Promise<void>;
};

/** The back end takes 8 MB a request; a database row holds 2. */
const MAX_CHUNK_BYTES = 4 * 1024 * 1024;

const replySchema = v.object({
  results: v.array(
    v.object({
      source: v.string(),
      outcome: v.picklist(["created", "changed", "unchanged", "refused"]),
      reason: v.optional(v.string()),
      id: v.optional(v.number()),
    }),
  ),
});

/** Without a client nothing is sent: the records are counted as those that would come. */
export function createRecordSender(client: AdminClient | null, report: ImportReport): RecordSender {
  let waiting: ContentRecord[] = [];
  let bytes = 0;

  async function send(records: ContentRecord[]): Promise<void> {
    if (records.length === 0) return;
    if (client === null) {
      for (const record of records) report.add("came", toSubject(record), `${toKindName(record)} would come`);
      return;
    }
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ records }) };
    const response = await client.request("/admin/content", init, [200]);
    const reply = v.safeParse(replySchema, await response.json());
    if (!reply.success || reply.output.results.length !== records.length) {
      throw new AdminError("The back end answered to records with something else than their results");
    }
    for (const [index, record] of records.entries()) {
      const result = reply.output.results[index];
      if (result) reportResult(record, result);
    }
  }

  function reportResult(record: ContentRecord, result: v.InferOutput<typeof replySchema>["results"][number]): void {
    const subject = toSubject(record);
    if (result.outcome === "refused") {
      report.add("failed", subject, "refused by the back end", result.reason ?? null);
      return;
    }
    report.add("came", subject, `${toKindName(record)} ${result.outcome}`);
    if (result.reason !== undefined) report.add("changed", subject, "left out by the back end", result.reason);
    const wanted = record.kind === "post" ? (record.preferredId ?? null) : null;
    if (wanted !== null && result.id !== undefined && result.id !== wanted) {
      report.add("changed", subject, "number is taken, the post got another", `${wanted} became ${result.id}`);
    }
  }

  async function flush(): Promise<void> {
    const records = waiting;
    waiting = [];
    bytes = 0;
    await send(records);
  }

  return {
    flush,
    async add(records) {
      for (const record of records) {
        const size = JSON.stringify(record).length * 2;
        if (waiting.length + 1 > RECORDS_PER_REQUEST || (waiting.length > 0 && bytes + size > MAX_CHUNK_BYTES)) await flush();
        waiting.push(record);
        bytes += size;
      }
    },
  };
}

/** How a record is named in the report. */
export function toSubject(record: ContentRecord): string {
  if (record.kind === "post" || record.kind === "page") return `${record.source} “${record.title.slice(0, 60)}”`;
  if (record.kind === "media") return record.source;
  return "slug" in record ? `${record.kind} ${record.slug}` : record.kind;
}

function toKindName(record: ContentRecord): string {
  if (record.kind === "term") return record.taxonomy;
  if (record.kind === "media") return record.status === "remote" ? "picture (at its former address)" : "picture";
  if (record.kind === "post" && record.status === "draft") return "draft";
  if (record.kind === "post" && record.status === "scheduled") return "planned post";
  return record.kind === "post" && record.type !== undefined && record.type !== "post"
    ? `post of type ${record.type}`
    : record.kind;
}
