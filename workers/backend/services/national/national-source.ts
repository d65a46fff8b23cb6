/** National news of partner agencies (rules 9.18): the clock reads their feeds, and writes what is new as posts of other sites. */

import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { parseNationalFeeds } from "./national-feeds-setting.ts";
import { parseAgencyFeed } from "./parse-agency-feed.ts";
import { type BroughtItem, toAgencyRecords } from "./to-agency-records.ts";

/** What became of each feed the last time, for operators. */
const reportSchema = v.array(
  v.object({
    url: v.string(),
    items: v.number(),
    /** Items that lead nowhere or are of no known day. */
    skipped: v.number(),
    failure: v.nullable(v.string()),
  }),
);

type Report = v.InferOutput<typeof reportSchema>;

/** As many as a batch of the admin interface. */
const RECORDS_AT_ONCE = 100;

export const nationalSource: ServiceSource<Report> = {
  name: "national",
  everyMinutes: 10,
  staleAfterMinutes: 24 * 60,
  schema: reportSchema,
  address: ({ NATIONAL_FEEDS }) => NATIONAL_FEEDS,
  /** One feed that fails keeps no other from being read; throws where all do. */
  async load({ env, fetchText, now }) {
    const feeds = parseNationalFeeds(env.NATIONAL_FEEDS);
    const brought: BroughtItem[] = [];
    const report: Report = [];
    for (const { agency, url, section = null } of feeds) {
      try {
        const { items, skipped } = parseAgencyFeed(await fetchText(url));
        brought.push(...items.map((item) => ({ agency, section, item })));
        report.push({ url, items: items.length, skipped, failure: null });
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        logError("A national feed failed, its items stay", failure, { agency });
        report.push({ url, items: 0, skipped: 0, failure });
      }
    }
    if (feeds.length > 0 && report.every(({ failure }) => failure !== null)) throw new Error(report[0]?.failure ?? "no feed");
    const moment = new Date(now * 1000);
    const records = toAgencyRecords(brought, moment);
    for (let start = 0; start < records.length; start += RECORDS_AT_ONCE) {
      const results = await writeContent(env, records.slice(start, start + RECORDS_AT_ONCE), moment);
      for (const result of results)
        if (result.outcome === "refused") logError("A national item was refused", undefined, { result });
    }
    return report;
  },
};
