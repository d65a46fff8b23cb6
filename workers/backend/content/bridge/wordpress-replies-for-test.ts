/** How the site in memory answers: lists in pages, and refusals with a code. */

/** Of what does not say when it was changed. */
export const MODIFIED = "2026-11-20T10:00:00";

/** As WordPress: a page of the list, with its numbers in the headers, and 400 beyond its end. */
export function toList(all: Record<string, unknown>[], url: URL): Response {
  const include = url.searchParams.get("include")?.split(",").map(Number);
  const found = include === undefined ? all : all.filter((entry) => include.includes(Number(entry.id)));
  const size = Number(url.searchParams.get("per_page") ?? 10);
  const page = Number(url.searchParams.get("page") ?? 1);
  const pages = Math.ceil(found.length / size);
  if (page > 1 && page > pages) return refuse(400, "rest_post_invalid_page_number");
  const headers = { "x-wp-total": `${found.length}`, "x-wp-totalpages": `${pages}` };
  return Response.json(found.slice((page - 1) * size, page * size), { headers });
}

export function refuse(status: number, code: string): Response {
  return Response.json({ code, message: "Nein.", data: { status } }, { status });
}
