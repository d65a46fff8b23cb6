/** The form of a campaign: its fields, their limits, and their validation. */
import * as v from "valibot";
import { addDays, parseDayName, toDayName } from "#app/domain/calendar/day-name.ts";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
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

/** Of boxes that are ticked. */
export const OWN = "ja";
export const USUAL_WEIGHT = "5";

/** As the contract has it. */
export type CampaignDraft = {
  advertiser: string;
  is_own: boolean;
  link: string;
  alt: string;
  narrow: number;
  wide: number | null;
  starts: string;
  ends: string;
  sections: string[];
  municipality: string | null;
  weight: number;
  max_views: number | null;
};

const line = (max: number, missing: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.minLength(1, missing),
    v.maxLength(max, `Höchstens ${max} Zeichen.`),
  );
const day = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, missing),
    v.check((text) => parseDayName(text) !== null, "Ein Tag wie 2026-12-24."),
  );
/** A number of the library, or the address of a picture's page there. */
const picturePattern = /^(?:(?:https?:\/\/[^/\s]+)?\/redaktion\/bilder\/)?([1-9]\d{0,8})\/?$/;
const isPicture = (text: string) => picturePattern.test(text);
const toPicture = (text: string) => Number(picturePattern.exec(text)?.[1]);
const PICTURE_HINT = "Nummer oder Adresse eines Bildes aus der Bilderverwaltung.";

function toSlugs(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/[\s,;]+/))]
    .map((slug) => slug.replace(/^\/news\//, ""))
    .filter((slug) => slug !== "");
}

/** `1.000` as people write it. */
const toCount = (text: string) => Number(text.replace(/[.\s\u00a0]/g, ""));

const schema = v.pipe(
  v.object({
    advertiser: line(MAX_ADVERTISER, "Wer wirbt?"),
    own: v.string(),
    link: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, "Wohin führt die Anzeige?"),
      v.maxLength(MAX_AD_LINK, `Höchstens ${MAX_AD_LINK} Zeichen.`),
      v.check((text) => parseAdLink(text) !== null, "Eine Adresse mit https://"),
    ),
    alt: line(MAX_AD_ALT, "Was steht auf dem Bild? Manche lesen nur das."),
    narrow: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, "Welches Bild?"),
      v.check((text) => text === "" || isPicture(text), PICTURE_HINT),
    ),
    wide: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === "" || isPicture(text), PICTURE_HINT),
    ),
    first: day("Ab welchem Tag?"),
    last: day("Bis zu welchem Tag?"),
    sections: v.pipe(
      v.string(),
      v.check(
        (text) => toSlugs(text).every((slug) => /^[a-z0-9_-]{1,60}$/.test(slug)),
        "Ressorts, wie sie in Adressen stehen: politik, sport",
      ),
      v.check((text) => toSlugs(text).length <= MAX_AD_SECTIONS, `Höchstens ${MAX_AD_SECTIONS}.`),
    ),
    municipality: v.pipe(
      v.string(),
      v.check((text) => text === "" || parseMunicipality(text) !== null, "Wähl eine Gemeinde aus der Liste."),
    ),
    weight: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_AD_WEIGHT, `1 bis ${MAX_AD_WEIGHT}.`),
    ),
    maxViews: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === "" || (/^[\d.\s\u00a0]+$/.test(text) && toCount(text) >= 1 && toCount(text) <= MAX_AD_VIEWS),
        `Eine Zahl von 1 bis ${MAX_AD_VIEWS.toLocaleString("de-AT")}, oder nichts.`,
      ),
    ),
  }),
  checkField(
    "link",
    ({ own, link }: { own: string; link: string }) => own !== "" || !link.startsWith("/"),
    "Nur Eigenanzeigen führen zu einer unserer Seiten.",
  ),
  checkField("last", ({ first, last }: { first: string; last: string }) => last >= first, "Nicht vor dem ersten Tag."),
  checkField(
    "last",
    ({ first, last }: { first: string; last: string }) => last <= toLater(first, MAX_AD_DAYS - 1),
    `Höchstens ${MAX_AD_DAYS} Tage.`,
  ),
  v.transform(
    ({ advertiser, own, link, alt, narrow, wide, first, last, sections, municipality, weight, maxViews }): CampaignDraft => ({
      advertiser,
      is_own: own !== "",
      link,
      alt,
      narrow: toPicture(narrow),
      wide: wide === "" ? null : toPicture(wide),
      starts: toMidnight(first),
      ends: toMidnight(toLater(last, 1)),
      sections: toSlugs(sections),
      municipality: municipality || null,
      weight: Number(weight),
      max_views: maxViews === "" ? null : toCount(maxViews),
    }),
  ),
);

export const campaignForm: FormRules<CampaignDraft> = { name: "campaign", schema };

function toMidnight(name: string): string {
  return parseLocalInput(`${name}T00:00`) ?? "";
}

function toLater(name: string, days: number): string {
  const parsed = parseDayName(name);
  return parsed === null ? name : toDayName(addDays(parsed, days));
}
