/** The reader for whom a preview is shown (decision 101): `als=` in its address. */

import * as v from "valibot";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { Abo } from "#app/domain/subscription/abo.ts";
import { aboSchema } from "#app/domain/subscription/abo.ts";

export const previewTiers = [
  { slug: "anonym", wire: "ANONYMOUS", title: "Ohne Konto" },
  { slug: "angemeldet", wire: "LOGGED_IN", title: "Angemeldet" },
  { slug: "plus", wire: "PLUS", title: "Plus" },
  { slug: "plus-premium", wire: "PLUS_PREMIUM", title: "Plus Premium" },
  { slug: "pur", wire: "PUR", title: "Pur" },
] as const;

export type PreviewTier = (typeof previewTiers)[number];

/** An unknown tier is that of the reader without an account, who sees the least. */
export function parsePreviewTier(text: string | null): PreviewTier {
  return previewTiers.find(({ slug }) => slug === text) ?? previewTiers[0];
}

const flags: Readonly<Record<PreviewTier["slug"], Partial<Abo>>> = {
  anonym: {},
  angemeldet: {},
  plus: { hasPlusAccess: true, isPlusSubscriber: true },
  "plus-premium": { hasPlusAccess: true, hasPlusPremiumAccess: true, isPlusPremiumSubscriber: true },
  pur: { hasPurAccess: true, isPurSubscriber: true },
};

/** A reader of that tier without name and token: nothing can be done on their behalf. Null without an account. */
export function toPreviewReader({ slug }: PreviewTier): SessionUser | null {
  if (slug === "anonym") return null;
  const abo = v.parse(aboSchema, flags[slug]);
  return {
    id: 0,
    lastname: "",
    username: "",
    email: "",
    fullname: "",
    h: "",
    t: "",
    piano: { userRef: "", abo },
    attributes: [],
  };
}
