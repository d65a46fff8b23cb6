/** The forms of the front page: their fields, their limits and their validation. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import type { CardRatio, HomeSectionLayout } from "#graphql/generated/contract.ts";
import { type FrontSettings, hasOwnPosts } from "./front-sections.ts";

export const MAX_SECTION_TITLE = 80;
export const MAX_SECTION_LINK = 300;
export const MAX_PLACES = 30;
const MAX_RANKED = 20;

/** In the order in which they are offered. */
export const frontLayouts: readonly { layout: HomeSectionLayout; title: string }[] = [
  { layout: "LEAD", title: "Aufmacher" },
  { layout: "LIST", title: "Liste" },
  { layout: "GRID", title: "Raster" },
  { layout: "SLIDER", title: "Bilderreihe" },
  { layout: "VIDEO", title: "Videos" },
  { layout: "MOST_READ", title: "Meistgelesen" },
  { layout: "MUNICIPALITY", title: "Gewählte Gemeinde" },
];
export const frontRatios: readonly { ratio: CardRatio; title: string }[] = [
  { ratio: "SMALL", title: "Quer" },
  { ratio: "PORTRAIT", title: "Hoch" },
  { ratio: "CARD", title: "Klein und rund" },
];

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.maxLength(max, `Höchstens ${max} Zeichen.`),
    v.transform((text) => text || null),
  );

export type SectionDraft = FrontSettings & { section: string };

const fields = v.object({
  /** Its key; empty for a new one. */
  section: v.pipe(v.string(), v.maxLength(200)),
  title: line(MAX_SECTION_TITLE),
  link: v.pipe(
    line(MAX_SECTION_LINK),
    v.check(
      (link) => link === null || /^(?:\/(?!\/)|https:\/\/)\S*$/.test(link),
      "Eine Seite dieser Zeitung mit / oder eine andere mit https://",
    ),
  ),
  layout: v.picklist(
    frontLayouts.map(({ layout }) => layout),
    "Wähl eine Form.",
  ),
  feed: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  post_count: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, "Eine Zahl."),
    v.transform(Number),
    v.minValue(1, "Mindestens ein Platz."),
    v.maxValue(MAX_PLACES, `Höchstens ${MAX_PLACES} Plätze.`),
  ),
  ratio: v.picklist(
    frontRatios.map(({ ratio }) => ratio),
    "Wähl ein Format.",
  ),
  button_text: line(MAX_SECTION_TITLE),
  shows_pictures: v.pipe(
    v.string(),
    v.transform((value) => value !== ""),
  ),
});

const schema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["layout"], ["feed"]],
      ({ layout, feed }) => hasOwnPosts(layout) || feed !== "",
      "Wähl, welche Beiträge hier stehen.",
    ),
    ["feed"],
  ),
  v.forward(
    v.partialCheck(
      [["layout"], ["post_count"]],
      ({ layout, post_count }) => layout !== "MOST_READ" || post_count <= MAX_RANKED,
      `Höchstens ${MAX_RANKED} Plätze.`,
    ),
    ["post_count"],
  ),
  v.transform(({ feed, ...values }): SectionDraft => ({ ...values, feed: hasOwnPosts(values.layout) ? null : feed })),
);

export const sectionForm: FormRules<SectionDraft> = { name: "section", schema };

/** A post for a place, until a moment in the time of the region; empty for no end. */
export const pinForm: FormRules<{ spot: string; post: string; ends: string }> = {
  name: "pin",
  schema: v.object({
    spot: v.pipe(v.string(), v.maxLength(220)),
    post: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, "Wähl einen Beitrag.")),
    ends: v.pipe(v.string(), v.maxLength(40)),
  }),
};

/** When the draft is published, in the time of the region. */
export const planForm: FormRules<{ at: string }> = {
  name: "plan",
  schema: v.object({ at: v.pipe(v.string(), v.minLength(1, "Wann soll der Entwurf erscheinen?"), v.maxLength(40)) }),
};
