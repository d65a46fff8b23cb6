import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";

/** A card slider: items with ratio small (3:2), portrait (9:16) or card (rules 2.5, 3, 9). */
export type CardRatio = "small" | "portrait" | "card";

/** `picture` is the one that the ratio asks for. */
export type CardItem = { teaser: Teaser; picture: ResponsivePicture | null; duration: string | null };

export type CardSectionView = {
  title: string;
  link: string | null;
  items: CardItem[];
  ratio: CardRatio;
  buttonText: string | null;
};
