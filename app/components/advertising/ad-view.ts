/** What stands at a place of advertising. */
import type { AdFormat, AdPlace } from "#app/domain/advertising/ad-places.ts";

/** A file for screens of either density. */
export type AdPicture = { src: string; srcset: string | null };

export type AdView =
  | {
      kind: "own";
      id: number;
      /** "Anzeige", or of the paper's own "Eigenanzeige". */
      label: string;
      advertiser: string;
      alt: string;
      narrow: AdPicture;
      /** Null: the other one stands at every width. */
      wide: AdPicture | null;
    }
  | { kind: "network"; place: AdPlace; format: AdFormat };
