/** A back end that was never seeded knows no municipalities; without them no post finds its place. */
import * as v from "valibot";
import type { ImportReport } from "#workers/programs/import/command/import-report.ts";
import { readMunicipalities, toPlaceRecords } from "#workers/programs/places/read-places.ts";
import { type AdminClient, AdminError } from "./admin-client.ts";
import type { RecordSender } from "./record-sender.ts";

const replySchema = v.object({ sources: v.array(v.unknown()) });

/** Sends the region's districts and municipalities when the back end has none; leaves those it has alone. */
export async function bringPlaces(client: AdminClient, sender: RecordSender, report: ImportReport): Promise<void> {
  const response = await client.request("/admin/sources?kind=municipality&limit=1", { method: "GET" }, [200]);
  const reply = v.safeParse(replySchema, await response.json());
  if (!reply.success) throw new AdminError("The back end answered to /admin/sources with something else than sources");
  if (reply.output.sources.length > 0) return;
  report.add("note", null, "the back end knew no municipalities, those of the region were added");
  await sender.add(toPlaceRecords(readMunicipalities()));
  await sender.flush();
}
