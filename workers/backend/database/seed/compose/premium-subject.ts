/** What a premium article is made from: five angles on one subject, and what is known about it. */
import type { PictureKey } from "../picture-keys.ts";

export type PremiumAngle = { title: string; lead: string; opening: string; place?: string };

export type PremiumSubject = {
  category: string;
  topics: string[];
  tags: string[];
  kicker: string;
  authors: string[];
  pictures: PictureKey[];
  angles: [PremiumAngle, PremiumAngle, PremiumAngle, PremiumAngle, PremiumAngle];
  /** Eight paragraphs of substance; each article takes five of them, in this order. */
  bodies: string[];
  quotes: [string, string, string, string];
  heads: string[];
  advice: { title: string; points: string[] };
};
