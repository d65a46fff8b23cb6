/** Pictures as a phone sends them: no larger than readers see them, and without where they were taken. */
import { logError } from "#app/browser/log.ts";

const MAX_SIDE = 2000;
const QUALITY = 0.86;
/** A drawing of these would lose what moves. */
const KEPT_TYPES = new Set(["image/gif", "image/avif"]);

/** The picture redrawn upright; the file itself where this browser cannot redraw it: the back end decides about it. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (KEPT_TYPES.has(file.type)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // What may be transparent stays so.
    const drawn = await canvas.convertToBlob({ type: file.type === "image/jpeg" ? file.type : "image/webp", quality: QUALITY });
    return scale === 1 && drawn.size > file.size ? file : drawn;
  } catch (error) {
    logError("A picture could not be drawn anew", error);
    return file;
  }
}
