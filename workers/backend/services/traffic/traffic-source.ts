/** What is reported of the region's roads, by a feed in DATEX II or RSS 2.0 (decision 81). */

import * as v from "valibot";
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readXml } from "#workers/backend/services/sources/read-xml.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { isDatex2, parseDatex2 } from "./parse-datex2.ts";
import { isRss, parseRss } from "./parse-rss.ts";
import { type Place, toRegionReports } from "./to-region-reports.ts";
import { type SourceReport, trafficReportSchema } from "./traffic-report.ts";

const trafficSchema = v.object({
  source: v.nullable(v.object({ title: v.string(), link: v.nullable(v.string()) })),
  /** Of what readers see: the same reports have the same. */
  revision: v.string(),
  reports: v.array(trafficReportSchema),
});
type TrafficData = v.InferOutput<typeof trafficSchema>;

export const trafficSource: ServiceSource<TrafficData> = {
  name: "traffic",
  everyMinutes: 10,
  staleAfterMinutes: 60,
  schema: trafficSchema,
  address: ({ TRAFFIC_FEED_URL }) => TRAFFIC_FEED_URL,
  load: async ({ fetchText, env, now }) => {
    const document = await fetchText(env.TRAFFIC_FEED_URL ?? "", {
      headers: { accept: "application/xml, application/rss+xml, text/xml" },
    });
    const parsed = parseFeed(document);
    const { results } = await env.DB.prepare("SELECT id, title FROM municipalities").all<Place>();
    const reports = toRegionReports(parsed, now, results);
    return { source: toOrigin(env), revision: (await toHexDigest(JSON.stringify(reports))).slice(0, 16), reports };
  },
};

/** Whom the page names as its source; null where the operator set no name. Links lead to web pages alone. */
function toOrigin({ TRAFFIC_SOURCE_NAME: title, TRAFFIC_SOURCE_LINK: link = "" }: Env): TrafficData["source"] {
  return title ? { title, link: /^https?:\/\//.test(link) ? link : null } : null;
}

/** Which of both forms it is says the document itself. Throws an Error, for operators. */
export function parseFeed(document: string): SourceReport[] {
  const root = readXml(document);
  if (isRss(root)) return parseRss(root);
  if (isDatex2(root)) return parseDatex2(root);
  throw new Error(`its XML begins with <${root.name.slice(0, 60)}>, and is neither DATEX II nor RSS`);
}
