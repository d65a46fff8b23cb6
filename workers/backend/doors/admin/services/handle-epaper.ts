/** `/admin/epaper/…`: `npm run epaper` brings an issue, piece by piece (docs/epaper.md). */
import * as v from "valibot";
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import { epaper as brandEpaper } from "#brand/epaper.ts";
import { EPAPER_MAX_PAGES, parseEpaperKey, parseEpaperPictureName, toEpaperKey } from "#shared/rules/epaper-rules.ts";
import { inspectPicture, MAX_SIDE } from "#workers/backend/content/pictures/inspect-picture.ts";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { findDayFault, readEpaperKeepDays, toReadableFrom } from "#workers/backend/readers/epaper/epaper-days.ts";
import {
  beginIssue,
  findLoading,
  finishIssue,
  isThere,
  noteProblem,
  putPages,
  putPicture,
} from "#workers/backend/readers/epaper/import-issue.ts";

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
const MAX_PAGE_TEXT = 100_000;
const PAGES_AT_ONCE = 10;
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(EPAPER_MAX_PAGES));
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SIDE));
const size = { width: side, height: side };
const key = v.pipe(
  v.string(),
  v.transform(parseEpaperKey),
  v.check((day) => day !== null, "must be such as 2026-11-24, with an edition 2026-11-24-bregenz"),
  v.transform((day) => day ?? { date: "", edition: "" }),
);
const forms = {
  begin: {
    schema: v.object({
      key,
      title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(150)), ""),
      pages: count,
      isSample: v.optional(v.boolean(), false),
      digest: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/, "must be a SHA-256 in hexadecimal digits")), ""),
      isAgain: v.optional(v.boolean(), false),
    }),
    maxBytes: 10_000,
  },
  problem: {
    schema: v.object({ key, message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
    maxBytes: 10_000,
  },
  pages: {
    schema: v.object({
      pages: v.pipe(
        v.array(v.object({ page: count, ...size, text: v.pipe(v.string(), v.maxLength(MAX_PAGE_TEXT)) })),
        v.minLength(1),
        v.maxLength(PAGES_AT_ONCE),
      ),
    }),
    maxBytes: MAX_BODY_BYTES,
  },
  finish: { schema: v.object({ cover: v.object(size) }), maxBytes: 10_000 },
} as const;

/**
 * `GET` replies `{kind}`, `POST begin` replies `{id, kind}`, with null for a file that is there already; `PUT {id}/{cover.webp | 3-900.webp}`, `POST {id}/pages`, `POST {id}/finish` replies `{key, readable, isReplaced}`;
 * `POST problem` notes for the newsroom why there is no issue. 404 where the brand has no E-Paper, 410 for an import that is over. `epaper`: for tests.
 */
export async function handleEpaper(
  request: Request,
  url: URL,
  env: Env,
  now: Date,
  epaper: BrandEpaper | null = brandEpaper,
): Promise<Response> {
  if (epaper === null) return toAdminError(404, "This brand has no E-Paper: brand.json, epaper (docs/epaper.md)");
  const seconds = Math.floor(now.getTime() / 1000);
  const [, , , name = "", piece = ""] = url.pathname.split("/");
  if (request.method === "GET" && name === "") return toAdminReply({ kind: epaper.kind });
  if (request.method === "POST" && piece === "") {
    if (name === "begin")
      return withBody(request, forms.begin, async ({ key: day, isAgain, ...issue }) => {
        const fault = findFault(day, epaper) ?? findDayFault(day.date, seconds, readEpaperKeepDays(env));
        if (fault !== null) return toAdminError(400, fault);
        if (!isAgain && (await isThere(env, { ...day, digest: issue.digest })))
          return toAdminReply({ id: null, kind: epaper.kind });
        return toAdminReply({ id: await beginIssue(env, { ...day, ...issue }, seconds), kind: epaper.kind });
      });
    if (name === "problem")
      return withBody(request, forms.problem, async ({ key: day, message }) => {
        const fault = findFault(day, epaper) ?? findDayFault(day.date, seconds, readEpaperKeepDays(env));
        if (fault !== null) return toAdminError(400, fault);
        await noteProblem(env, { ...day, problem: message }, seconds);
        return toAdminReply({ noted: true });
      });
  }
  const issue = /^[1-9]\d{0,9}$/.test(name) ? await findLoading(env, Number(name)) : null;
  if (issue === null) return toAdminError(410, "There is no such import, or it is over: begin again");
  switch (`${request.method} ${piece}`) {
    case "POST pages":
      return withBody(request, forms.pages, async ({ pages }) => {
        if (pages.some(({ page }) => page > issue.pages)) return toAdminError(400, `page: the issue has ${issue.pages} pages`);
        await putPages(env, issue.id, pages);
        return toAdminReply({ taken: pages.length });
      });
    case "POST finish":
      return withBody(request, forms.finish, async ({ cover }) => {
        const finish = await finishIssue(env, { id: issue.id, cover, hasPages: epaper.kind === "pages" }, seconds);
        if (finish.kind === "gone") return toAdminError(410, "The import is over: begin again");
        if (finish.kind === "not whole")
          return toAdminError(409, `The issue is not whole, missing: ${finish.missing.slice(0, 20).join(", ")}`);
        const readable = toIsoDate(toReadableFrom(issue.date));
        return toAdminReply({ key: toEpaperKey(issue), readable, isReplaced: finish.isReplaced });
      });
  }
  return request.method === "PUT"
    ? takePicture(request, env, issue, piece)
    : toAdminError(404, `There is no ${request.method} ${url.pathname}`);
}

function findFault({ edition }: { edition: string }, { editions }: BrandEpaper): string | null {
  if (edition === "" || editions.some(({ slug }) => slug === edition)) return null;
  return `key: the brand has no edition "${edition}"`;
}

async function takePicture(
  request: Request,
  env: Env,
  { folder, pages }: { folder: string; pages: number },
  name: string,
): Promise<Response> {
  const picture = parseEpaperPictureName(name);
  if (name !== "cover.webp" && (picture === null || picture.page > pages))
    return toAdminError(400, "A picture is cover.webp, or a page and a width such as 3-900.webp");
  const bytes = await readLimited(request, MAX_PICTURE_BYTES);
  if (bytes === null) return toAdminError(413, `The picture is too large: at most ${MAX_PICTURE_BYTES} bytes`);
  const inspected = inspectPicture(bytes);
  if (inspected.kind !== "picture" || inspected.type !== "webp") return toAdminError(415, "The picture is no WebP");
  await putPicture(env, folder, { picture, bytes: inspected.bytes });
  return toAdminReply({ name }, 201);
}
