/** A picture of any size, for tests within workerd. */
import { env } from "cloudflare:workers";
import { PIXEL } from "#workers/backend/content/bridge/wordpress-for-test.ts";

/** `format` is of one that a camera or a phone sends. */
export async function paintPicture(
  width: number,
  height: number,
  format: "image/png" | "image/jpeg" | "image/webp" = "image/png",
): Promise<Uint8Array<ArrayBuffer>> {
  const { IMAGES } = env as unknown as { IMAGES: ImagesBinding };
  const result = await IMAGES.input(new Blob([PIXEL]).stream())
    .transform({ width, height, fit: "cover" })
    .output({ format });
  return new Uint8Array(await new Response(result.image()).arrayBuffer());
}
