/** A campaign of the publisher's own advertising, as staff enter it. */
import * as v from "valibot";
import {
  MAX_AD_ALT,
  MAX_AD_DAYS,
  MAX_AD_LINK,
  MAX_AD_SECTIONS,
  MAX_AD_VIEWS,
  MAX_AD_WEIGHT,
  MAX_ADVERTISER,
  parseAdLink,
} from "#shared/rules/advertising-rules.ts";
import type { Touched } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { toLine } from "#workers/backend/ground/text/to-line.ts";

/** What shows campaigns: every page that has a place for one. */
export const advertisingTouched: readonly Touched[] = [{ kind: "advertising", key: null }];

const line = (max: number) =>
  v.pipe(v.string(), v.transform(toLine), v.nonEmpty("is empty"), v.maxLength(max, `is longer than ${max} characters`));

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,60}$/, "is no slug"));
const count = (max: number) =>
  v.pipe(v.number(), v.integer("is no whole number"), v.minValue(1, "is less than 1"), v.maxValue(max, `is more than ${max}`));

/** Seconds; `ends` is the first second after it. */
export const campaignSchema = v.pipe(
  v.object({
    advertiser: line(MAX_ADVERTISER),
    isOwn: v.boolean(),
    link: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_AD_LINK, `is longer than ${MAX_AD_LINK} characters`),
      v.check((text) => parseAdLink(text) !== null, "is no https address"),
    ),
    alt: line(MAX_AD_ALT),
    /** Numbers of pictures of the library. */
    narrow: v.number(),
    wide: v.nullable(v.number()),
    starts: v.number(),
    ends: v.number(),
    sections: v.pipe(v.array(slug), v.maxLength(MAX_AD_SECTIONS, `are more than ${MAX_AD_SECTIONS}`)),
    municipality: v.nullable(slug),
    weight: count(MAX_AD_WEIGHT),
    maxViews: v.nullable(count(MAX_AD_VIEWS)),
  }),
  v.forward(
    v.check(({ isOwn, link }) => isOwn || !link.startsWith("/"), "is a page of the paper's own"),
    ["link"],
  ),
  v.forward(
    v.check(({ starts, ends }) => ends > starts, "is not after the start"),
    ["ends"],
  ),
  v.forward(
    v.check(({ starts, ends }) => ends - starts <= MAX_AD_DAYS * 86_400, `is not within ${MAX_AD_DAYS} days`),
    ["ends"],
  ),
);

export type CampaignFacts = v.InferOutput<typeof campaignSchema>;

/** Columns that its facts fill. */
export function toValues(facts: CampaignFacts): Record<string, string | number | null> {
  const { advertiser, isOwn, link, alt, narrow, wide, starts, ends, sections, municipality, weight, maxViews } = facts;
  return {
    advertiser,
    is_own: isOwn ? 1 : 0,
    link,
    alt,
    narrow_id: narrow,
    wide_id: wide,
    starts_at: starts,
    ends_at: ends,
    sections: JSON.stringify([...new Set(sections)]),
    municipality,
    weight,
    max_views: maxViews,
  };
}
