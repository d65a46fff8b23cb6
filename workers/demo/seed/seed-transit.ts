/** Lines and stops of the demo paper by their numbers, as a timetable's routes.txt and stops.txt have them. */
import type { Send } from "./seed-over.ts";

const routes = [
  "route_id,route_short_name,route_long_name,route_type",
  "demo:s1,S1,Lindau – Bludenz,109",
  "demo:s3,S3,Bregenz – St. Margrethen,109",
  "demo:830,830,Dornbirn – Bezau,3",
  "demo:160,160,Dornbirn – Bregenz,3",
  "demo:165,165,Dornbirn – Lustenau,3",
  "demo:gondel,,Gondelbahn Lech–Oberlech,6",
].join("\n");

const stops = [
  "stop_id,stop_name",
  "demo:bludenz,Bludenz Bahnhof",
  "demo:feldkirch,Feldkirch Bahnhof",
  "demo:egg,Egg Ortsmitte",
  "demo:bezau,Bezau Busbahnhof",
  "demo:dornbirn,Dornbirn Marktplatz",
  "demo:lech,Lech Dorf",
  "demo:lustenau,Lustenau Bahnhof",
  "demo:bregenz,Bregenz Bahnhof",
].join("\n");

/** Throws with a message for the operator when the back end refuses them. */
export async function seedTransit(send: Send): Promise<void> {
  for (const body of [routes, stops]) {
    const response = await send("/admin/transit", { method: "POST", headers: { "content-type": "text/csv" }, body });
    if (!response.ok)
      throw new Error(`POST /admin/transit was answered with ${response.status}: ${(await response.text()).slice(0, 300)}`);
  }
}
