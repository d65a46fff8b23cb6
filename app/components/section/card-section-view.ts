import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";

/** A card slider: items with ratio small (3:2), portrait (9:16) or card (rules 2.5, 3, 9). */
export type CardRatio = "small" | "portrait" | "card";

export type CardItem = {
  link: string;
  title: string;
  image: ResponsivePicture | null;
  premium: string | null;
  formattedDateTime: { iso: string; text: string } | null;
  formattedDuration: string | null;
};

export type CardSectionView = {
  title: string;
  link: string | null;
  items: CardItem[];
  ratio: CardRatio;
  buttonText: string | null;
};
