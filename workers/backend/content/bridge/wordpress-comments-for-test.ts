/** The comments of the site in memory, as WordPress' REST interface has them: who may ask and write what, and what it refuses with which code. */
import type { FakeSite } from "./wordpress-for-test.ts";
import { MODIFIED, refuse, toList } from "./wordpress-replies-for-test.ts";

type Json = Record<string, unknown>;
export type FakeComment = {
  id: number;
  post: number;
  author: string;
  html: string;
  parent?: number;
  /** `approved` where it is not said, `hold`, `spam` or `trash`. */
  status?: string;
  email?: string;
  date?: string;
};

/** Whoever brings an application password here moderates comments, unless the test says otherwise. */
const isModerator = (site: FakeSite, request: Request) => site.hasModerator && request.headers.has("authorization");
const forbidden = (request: Request) => (request.headers.has("authorization") ? 403 : 401);

export async function answerComments(site: FakeSite, url: URL, request: Request, id: string | undefined): Promise<Response> {
  if (id === undefined) return request.method === "POST" ? create(site, request) : list(site, url, request);
  const comment = site.comments.find((one) => one.id === Number(id));
  if (comment === undefined) return refuse(404, "rest_comment_invalid_id");
  if (request.method === "GET") return Response.json(toJson(comment, isModerator(site, request)));
  if (!isModerator(site, request))
    return refuse(forbidden(request), request.method === "DELETE" ? "rest_cannot_delete" : "rest_cannot_edit");
  return request.method === "DELETE" ? remove(site, comment, url) : update(site, comment, request);
}

function list(site: FakeSite, url: URL, request: Request): Response {
  const query = url.searchParams;
  const isEdit = query.get("context") === "edit";
  if (isEdit && !isModerator(site, request)) return refuse(forbidden(request), "rest_forbidden_context");
  const isProtected = ["author_email", "status"].some((name) => query.has(name));
  if (isProtected && !isModerator(site, request)) return refuse(forbidden(request), "rest_forbidden_param");
  const [of, email] = [query.get("post"), query.get("author_email")?.toLowerCase() ?? null];
  const own = site.comments
    .filter((comment) => of === null || comment.post === Number(of))
    .filter((comment) => email === null || comment.email?.toLowerCase() === email)
    .filter(({ status = "approved" }) => query.get("status") === "any" || status === "approved")
    .sort((one, other) => (one.id - other.id) * (query.get("order") === "desc" ? -1 : 1));
  return toList(
    own.map((comment) => toJson(comment, isEdit)),
    url,
  );
}

function toJson({ id, post, author, html, parent = 0, status = "approved", email, date }: FakeComment, isEdit: boolean): Json {
  return {
    id,
    post,
    parent,
    author_name: author,
    date_gmt: date ?? MODIFIED,
    content: { rendered: html, ...(isEdit ? { raw: html } : {}) },
    status,
    type: "comment",
    // Fields that must not be stored.
    author_email: isEdit ? (email ?? "leser@example.com") : "leser@example.com",
    author_ip: "203.0.113.7",
    author_avatar_urls: { "24": "https://gravatar.example/x" },
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

async function create(site: FakeSite, request: Request): Promise<Response> {
  if (!request.headers.has("authorization")) return refuse(401, "rest_comment_login_required");
  const body = (await request.json()) as Json;
  if ("status" in body && !isModerator(site, request)) return refuse(403, "rest_comment_invalid_status");
  const [post, parent] = [Number(body.post), Number(body.parent ?? 0)];
  if (!site.posts.has(post)) return refuse(403, "rest_comment_invalid_post_id");
  if (site.isClosed) return refuse(403, "rest_comment_closed");
  const [author, email, html] = [textOf(body.author_name), textOf(body.author_email), textOf(body.content)];
  if (html === "") return refuse(400, "rest_comment_content_invalid");
  if (author === "" || !/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email)) return refuse(400, "rest_comment_author_data_required");
  const isSame = (one: FakeComment) =>
    one.post === post &&
    (one.parent ?? 0) === parent &&
    one.status !== "trash" &&
    (one.author === author || one.email === email) &&
    one.html === html;
  if (site.comments.some(isSame)) return refuse(409, "comment_duplicate");
  const id = Math.max(100, ...site.comments.map((one) => one.id)) + 1;
  const status = textOf(body.status) || "hold";
  const comment: FakeComment = { id, post, parent, author, email, html, status, date: textOf(body.date_gmt) || MODIFIED };
  site.comments.push(comment);
  return Response.json(toJson(comment, true), { status: 201 });
}

async function update(site: FakeSite, comment: FakeComment, request: Request): Promise<Response> {
  const body = (await request.json()) as Json;
  if ("content" in body && textOf(body.content) === "") return refuse(400, "rest_comment_content_invalid");
  Object.assign(comment, {
    ...("author_name" in body ? { author: textOf(body.author_name) } : {}),
    ...("content" in body ? { html: textOf(body.content) } : {}),
    ...("status" in body ? { status: textOf(body.status) } : {}),
  });
  site.changes.push({ id: comment.id, ...body });
  return Response.json(toJson(comment, true));
}

function remove(site: FakeSite, comment: FakeComment, url: URL): Response {
  const previous = toJson(comment, true);
  if (url.searchParams.get("force") === "true") {
    site.comments = site.comments.filter((one) => one !== comment);
    return Response.json({ deleted: true, previous });
  }
  if (comment.status === "trash") return refuse(410, "rest_already_trashed");
  comment.status = "trash";
  return Response.json(toJson(comment, true));
}
