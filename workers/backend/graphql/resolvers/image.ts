/** Image: everything is in the row but the crops, which are parsed when asked for. */
import { type ImageView, toCrops } from "#workers/backend/presentation/to-image.ts";

export type CropArguments = { crops?: string[] | null };

export const imageResolvers = {
  Image: {
    image_crops: ({ crops }: ImageView, args: CropArguments) => toCrops(crops, args.crops ?? null),
  },
};
