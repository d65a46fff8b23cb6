/** A pass or a webcam, as it is entered, imported and kept. */
import * as v from "valibot";
import {
  MAX_MOUNTAIN_LINE,
  MAX_MOUNTAIN_LINK,
  MAX_MOUNTAIN_NAME,
  MAX_MOUNTAIN_NOTE,
  MAX_PASS_HEIGHT,
  MAX_REFRESH_MINUTES,
  passStates,
} from "#shared/rules/mountain-rules.ts";
import type { Touched } from "#workers/backend/ground/cache-tags/cache-tag.ts";

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s\p{C}]+/gu, " ").trim()),
    v.maxLength(max, `is longer than ${max} characters`),
  );

const name = v.pipe(line(MAX_MOUNTAIN_NAME), v.nonEmpty("is empty"));
const link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_MOUNTAIN_LINK, `is longer than ${MAX_MOUNTAIN_LINK} characters`),
  v.check(isSafeAddress, "is no https address"),
);
const whole = (max: number) =>
  v.pipe(v.number(), v.integer("is no whole number"), v.minValue(1, "is too small"), v.maxValue(max, `is more than ${max}`));

function isSafeAddress(text: string): boolean {
  const url = /^https:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "";
}

/** `since` in seconds. */
export const mountainSchema = v.variant("kind", [
  v.object({
    kind: v.literal("pass"),
    name,
    municipality: v.optional(v.nullable(v.string()), null),
    link: v.optional(v.nullable(link), null),
    note: v.optional(line(MAX_MOUNTAIN_NOTE), ""),
    height: v.optional(v.nullable(whole(MAX_PASS_HEIGHT)), null),
    road: v.optional(line(MAX_MOUNTAIN_LINE), ""),
    state: v.picklist(passStates),
    since: v.optional(v.nullable(v.number()), null),
  }),
  v.object({
    kind: v.literal("webcam"),
    name,
    municipality: v.optional(v.nullable(v.string()), null),
    link,
    note: v.optional(line(MAX_MOUNTAIN_NOTE), ""),
    picture: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_MOUNTAIN_LINK, `is longer than ${MAX_MOUNTAIN_LINK} characters`),
      v.check(
        (text) => /^\/(?![/\\])\S*$/.test(text) || isSafeAddress(text),
        "is neither an https address nor a path of the portal",
      ),
    ),
    owner: v.pipe(line(MAX_MOUNTAIN_NAME), v.nonEmpty("is empty")),
    refresh_minutes: v.optional(v.nullable(whole(MAX_REFRESH_MINUTES)), null),
    is_own: v.optional(v.boolean(), false),
  }),
]);

export type MountainFacts = v.InferOutput<typeof mountainSchema>;

/** Columns that its facts fill. */
export const mountainColumns = [
  "kind",
  "name",
  "municipality",
  "link",
  "note",
  "height",
  "road",
  "state",
  "since",
  "picture",
  "owner",
  "refresh_minutes",
  "is_own",
] as const;

type Values = Record<(typeof mountainColumns)[number], string | number | null>;

/** As they are kept: what the other kind has is empty. */
export function toMountainValues(facts: MountainFacts): Values {
  const empty = { height: null, road: "", state: null, since: null, picture: null, owner: "", refresh_minutes: null };
  return facts.kind === "pass" ? { ...empty, ...facts, is_own: 0 } : { ...empty, ...facts, is_own: facts.is_own ? 1 : 0 };
}

/** Cache tag `service:mountains`. */
export const MOUNTAINS = "mountains";
export const mountainsTouched: readonly Touched[] = [{ kind: "service", key: MOUNTAINS }];
