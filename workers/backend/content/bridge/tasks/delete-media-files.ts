/** Deletes the files of a picture that was replaced or is no longer used. */

import type { StoredCrop } from "#workers/backend/content/pictures/image-rule.ts";
import { toMediaKeys } from "#workers/backend/content/pictures/size-keys.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/** As the former row has them; `crops` is JSON. */
export type StoredPicture = { src: string; crops: string };

/** A picture that the site replaced must not stay at its old address, unless another picture has the same file. */
export async function deleteMediaFiles({ DB, MEDIA }: Pick<Env, "DB" | "MEDIA">, { src, crops }: StoredPicture): Promise<void> {
  const shared = await DB.prepare("SELECT 1 AS n FROM media WHERE src = ?1 LIMIT 1").bind(src).first();
  if (shared !== null) return;
  const keys = toMediaKeys({ src, crops: JSON.parse(crops) as StoredCrop[] });
  if (keys.length > 0) await MEDIA.delete(keys);
}
