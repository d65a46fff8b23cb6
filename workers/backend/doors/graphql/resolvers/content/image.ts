/** Image: everything is in the row but the variants, which are looked into when asked for. */
import { type ImageView, toCrops, toRule } from "#workers/backend/content/views/to-image.ts";

export type CropArguments = { crops?: string[] | null };

export const imageResolvers = {
  Image: {
    image_crops: ({ variants }: ImageView, args: CropArguments) => toCrops(variants, args.crops ?? null),
    image_rule: ({ variants }: ImageView, args: CropArguments) => toRule(variants, args.crops ?? null),
  },
};
