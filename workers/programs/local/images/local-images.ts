/**
 * Sizes of pictures on one machine: a Worker stands in for the binding IMAGES, with the same `input`, `transform` and `output` as far as
 * the back end uses them, and has this process compute them as an import does. The simulator's own knows no quality, cuts at the centre
 * and puts transparent pictures on black.
 */
import { type Request, Response } from "miniflare";
import * as v from "valibot";
import { formats } from "#workers/backend/content/pictures/rendition-plan.ts";
import { PictureError, renderFile } from "#workers/programs/import/media/renditions.ts";

const LOCAL_IMAGES_WORKER = "talblick-local-images";
const ENTRYPOINT = "LocalImages";

const script = `import { RpcTarget, WorkerEntrypoint } from "cloudflare:workers";
class Made extends RpcTarget {
  #response;
  constructor(response) { super(); this.#response = response; }
  contentType() { return this.#response.headers.get("content-type"); }
  image() { return this.#response.body; }
}
class Picture extends RpcTarget {
  #process; #stream; #options;
  constructor(process, stream, options) { super(); this.#process = process; this.#stream = stream; this.#options = options; }
  transform(options) { return new Picture(this.#process, this.#stream, { ...this.#options, ...options }); }
  async output(options) {
    const headers = { "x-size": JSON.stringify({ ...this.#options, ...options }) };
    const response = await this.#process.fetch("http://images/", { method: "POST", headers, body: this.#stream });
    if (!response.ok) throw new Error(await response.text());
    return new Made(response);
  }
}
export class ${ENTRYPOINT} extends WorkerEntrypoint {
  input(stream) { return new Picture(this.env.PROCESS, stream, {}); }
}
export default { fetch: () => new Response(null, { status: 404 }) };`;

const imagesOptions = v.object({ images: v.optional(v.object({ binding: v.string() })) });

/** Options of a Worker whose sizes are computed on this machine: its binding of the kind images, replaced by the stand-in. */
export function replaceImagesBinding(options: object) {
  const { images } = v.parse(imagesOptions, options);
  const standIn = { name: LOCAL_IMAGES_WORKER, entrypoint: ENTRYPOINT };
  return { images: undefined, serviceBindings: images === undefined ? {} : { [images.binding]: standIn } };
}

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const offset = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const sizeSchema = v.object({
  width: pixels,
  height: pixels,
  format: v.picklist(formats.map(({ type }) => type)),
  quality: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  /** What an editor has left of the picture; without it what attracts the eye is in the middle. */
  trim: v.optional(v.object({ left: offset, top: offset, width: offset, height: offset })),
});

/** The Worker that stands in for IMAGES. */
export function createImagesWorker() {
  async function compute(request: Request): Promise<Response> {
    try {
      const size = v.parse(sizeSchema, JSON.parse(request.headers.get("x-size") ?? ""));
      const format = formats.find(({ type }) => type === size.format);
      if (format === undefined) return new Response("Unknown format", { status: 415 });
      const file = { w: size.width, h: size.height, format: { ...format, quality: size.quality } };
      const made = await renderFile(Buffer.from(await request.arrayBuffer()), file, size.trim ?? null);
      return new Response(new Uint8Array(made), { headers: { "content-type": format.type } });
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), {
        status: error instanceof PictureError ? 415 : 500,
      });
    }
  }
  return {
    name: LOCAL_IMAGES_WORKER,
    compatibilityDate: "2026-08-01",
    modules: [{ type: "ESModule" as const, path: "local-images.mjs", contents: script }],
    serviceBindings: { PROCESS: compute },
  };
}
