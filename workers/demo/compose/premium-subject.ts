/** What a premium article is made from: five angles on one subject, and what is known about it. */
import type { PictureKey } from "#workers/demo/picture-keys.ts";

export type PremiumAngle = {
  title: string;
  lead: string;
  opening: string;
  /** The paragraph after the opening; it keeps what the title promises. */
  second: string;
  /** Which four paragraphs of the subject follow, in this order, and which two of its quotes. */
  bodies: number[];
  quotes: number[];
  /** What may go with it, the most fitting first. */
  pictures: PictureKey[];
  place?: string;
};

export type PremiumSubject = {
  category: string;
  topics: string[];
  tags: string[];
  kicker: string;
  authors: string[];
  angles: [PremiumAngle, PremiumAngle, PremiumAngle, PremiumAngle, PremiumAngle];
  /** Eight paragraphs of substance, each with the crosshead that fits it. */
  bodies: { head: string; text: string }[];
  quotes: [string, string, string, string];
  advice: { title: string; points: string[] };
};
