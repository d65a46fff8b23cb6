/** For tests: issues as `npm run epaper` brings them. */
import { env } from "cloudflare:workers";
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import { epaperWidths } from "#shared/rules/epaper-rules.ts";
import { paintPicture } from "#workers/backend/content/picture-sizes/picture-for-test.ts";
import { handleEpaper } from "#workers/backend/doors/admin/services/handle-epaper.ts";

export const brand: BrandEpaper = {
  kind: "pages",
  address: null,
  offers: ["plus-premium"],
  editions: [{ slug: "bregenz", title: "Bregenz" }],
};

type Reply = Record<string, unknown> & { id: number | null };

/** What the admin endpoint replies at `now`, in seconds. */
export async function send(
  method: string,
  path: string,
  body: unknown,
  { now, epaper = brand }: { now: number; epaper?: BrandEpaper | null },
): Promise<{ status: number; reply: Reply }> {
  const isPicture = body instanceof Uint8Array;
  const init = { method, headers: {}, body: isPicture ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) };
  const request = new Request(`http://backend/admin/epaper/${path}`, init);
  const response = await handleEpaper(request, new URL(request.url), env, new Date(now * 1000), epaper);
  return { status: response.status, reply: await response.json<Reply>() };
}

let webp: Promise<Uint8Array<ArrayBuffer>> | null = null;

/** One that is a picture, and no page's. */
export function readWebp(): Promise<Uint8Array<ArrayBuffer>> {
  webp ??= paintPicture(30, 40, "image/webp");
  return webp;
}

type Wanted = { key: string; text?: string; pages?: number; now: number; digest?: string };

/** An issue whose pages say `text` and their number; not finished. Gives its number. */
export async function beginIssue({ key, text = "Seite", pages = 2, now, digest = "" }: Wanted): Promise<number> {
  const { reply } = await send("POST", "begin", { key, pages, digest }, { now });
  const id = reply.id ?? 0;
  const picture = await readWebp();
  await send("PUT", `${id}/cover.webp`, picture, { now });
  for (let page = 1; page <= pages; page += 1) {
    await send("POST", `${id}/pages`, { pages: [{ page, width: 1800, height: 2400, text: `${text} ${page}` }] }, { now });
    for (const width of epaperWidths) await send("PUT", `${id}/${page}-${width}.webp`, picture, { now });
  }
  return id;
}

export async function bringIssue(wanted: Wanted): Promise<number> {
  const id = await beginIssue(wanted);
  const { status, reply } = await send("POST", `${id}/finish`, { cover: { width: 480, height: 640 } }, { now: wanted.now });
  if (status !== 200) throw new Error(`The issue was not taken: ${reply.error}`);
  return id;
}
