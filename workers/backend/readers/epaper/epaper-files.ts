/** Where the pictures of an issue are kept: what stands below `private/` nobody is served by its name (doors/rest/handle-media.ts). */
import { type EpaperPicture, epaperWidths, toEpaperPictureName } from "#shared/rules/epaper-rules.ts";
import { PRIVATE_PREFIX } from "#workers/backend/ground/bodies/private-prefix.ts";
import type { Env } from "#workers/backend/ground/env.ts";

type Files = Pick<Env, "MEDIA">;

/** What the bucket's delete takes at once. */
const MAX_KEYS = 1000;

export function toPictureKey(folder: string, picture: EpaperPicture): string {
  return `${PRIVATE_PREFIX}epaper/${folder}/${toEpaperPictureName(picture)}`;
}

/** Of the first page, small: public. */
export function toCoverKey(folder: string): string {
  return `epaper/${folder}.webp`;
}

/** Which of the pictures of an issue are missing, by their names. */
export async function findMissing({ MEDIA }: Files, folder: string, pageCount: number): Promise<string[]> {
  const { objects } = await MEDIA.list({ prefix: `${PRIVATE_PREFIX}epaper/${folder}/`, limit: MAX_KEYS });
  const there = new Set(objects.map(({ key }) => key));
  const wanted = listPictures(pageCount).filter((picture) => !there.has(toPictureKey(folder, picture)));
  const hasCover = (await MEDIA.head(toCoverKey(folder))) !== null;
  return [...wanted.map(toEpaperPictureName), ...(hasCover ? [] : ["cover.webp"])];
}

/** All there are; those that never came are no error. */
export async function deletePictures({ MEDIA }: Files, folder: string, pageCount: number): Promise<void> {
  await MEDIA.delete([toCoverKey(folder), ...listPictures(pageCount).map((picture) => toPictureKey(folder, picture))]);
}

/** At most 600. */
function listPictures(pageCount: number): EpaperPicture[] {
  return Array.from({ length: pageCount }, (_, index) => epaperWidths.map((width) => ({ page: index + 1, width }))).flat();
}
