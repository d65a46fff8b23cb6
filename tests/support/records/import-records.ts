/** Content that only a test needs, brought into the portal under test the way an import does it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentRecord, ContentRecordResult } from "#workers/backend/content/records/content-record.ts";

/** `stateFolder` is the portal's. Throws when the back end refuses the request or a record. */
export async function importRecords(stateFolder: string, records: ContentRecord[]): Promise<ContentRecordResult[]> {
  const { backendOrigin, adminToken } = JSON.parse(readFileSync(join(stateFolder, "running.json"), "utf8"));
  const response = await fetch(`${backendOrigin}/admin/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ records }),
  });
  if (!response.ok) throw new Error(`The back end answers ${response.status}: ${await response.text()}`);
  const { results } = (await response.json()) as { results: ContentRecordResult[] };
  const refused = results.filter(({ outcome }) => outcome === "refused");
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return results;
}
