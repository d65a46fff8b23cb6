/**
 * A user of a WordPress as an author: what the site shows of them, and what its plugin (docs/wordpress) lets the publisher say. Neither
 * login nor address of mail is read; a picture only where the site keeps it itself.
 */
import { toListPaths } from "#workers/backend/content/wordpress/convert/former-paths.ts";
import { toAuthorSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { AuthorContact, AuthorPicture, WordPressAuthor } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { isObject, type JsonObject, textOfField } from "./rest-item.ts";

/** What is asked of a user (`_fields`). */
export const AUTHOR_FIELDS = "id,name,slug,description,link,url,avatar_urls,meta,portal_author,simple_local_avatar";

/** Fields of users in which sites keep what somebody does there, as far as they show them. */
const ROLE_KEYS = ["portal_role", "job_title", "jobtitle", "position", "funktion"];
const MAX_ROLE = 200;
const MAX_LINKS = 10;
/** Where a site keeps what was uploaded: anything else is a drawing that a program gives to everybody. */
const UPLOADS = "/uploads/";
const SIZE_SUFFIX = /-\d{1,5}x\d{1,5}(\.[a-z]{3,4})$/i;

/** Null for an entry that names nobody. `baseUrl` is the site's. */
export function parseAuthor(object: JsonObject, baseUrl: string): { id: string; author: WordPressAuthor } | null {
  const id = parseId(object.id);
  const name = decodeHtml(textOfField(object, "name")).trim();
  if (id === null || name === "") return null;
  const author: WordPressAuthor = {
    slug: toAuthorSlug(textOfField(object, "slug") || name),
    name,
    role: parseRole(object),
    description: toPlainText(textOfField(object, "description")) || null,
    contact: parseContact(object, baseUrl),
    picture: parsePicture(object, baseUrl),
    formerPaths: toListPaths(textOfField(object, "link")),
  };
  return { id: String(id), author };
}

function toPart(object: JsonObject, name: string): JsonObject {
  const part = object[name];
  return isObject(part) ? part : {};
}

function parseRole(object: JsonObject): string | null {
  const meta = toPart(object, "meta");
  const said = [textOfField(toPart(object, "portal_author"), "role"), ...ROLE_KEYS.map((key) => textOfField(meta, key))];
  const role = said.map(toPlainText).find((text) => text !== "");
  return role === undefined ? null : role.slice(0, MAX_ROLE).toWellFormed();
}

/** The website of the profile, and what the plugin's fields say. */
function parseContact(object: JsonObject, baseUrl: string): AuthorContact {
  const own = toPart(object, "portal_author");
  const named = (Array.isArray(own.links) ? own.links : [])
    .filter(isObject)
    .map((entry) => ({ title: toPlainText(textOfField(entry, "title")), link: textOfField(entry, "link") }));
  const links = [...named, { title: "", link: textOfField(object, "url") }].flatMap(({ title, link }) => {
    const url = parseWeb(link);
    if (url === null || url.href === new URL(baseUrl).href) return [];
    return [{ title: title || url.host.replace(/^www\./, ""), link: url.href }];
  });
  const each = new Map(links.map((entry) => [entry.link, entry]));
  return { mail: textOfField(own, "mail") || null, links: [...each.values()].slice(0, MAX_LINKS) };
}

/** The picture that the publisher has named, else the avatar, where it lies among the site's own uploads. */
function parsePicture(object: JsonObject, baseUrl: string): AuthorPicture | null {
  const local = toPart(object, "simple_local_avatar");
  const id = parseId(toPart(object, "portal_author").picture) ?? parseId(local.media_id);
  const avatars = Object.entries(toPart(object, "avatar_urls"))
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([, address]) => address);
  const urls = [local.full, avatars[0]].flatMap((address) => toUpload(address, baseUrl));
  return id === null && urls.length === 0 ? null : { id, urls: [...new Set(urls)] };
}

/** The whole picture, then the small copy of it that was named. */
function toUpload(address: unknown, baseUrl: string): string[] {
  const url = typeof address === "string" ? parseWeb(address) : null;
  if (url === null || url.host !== new URL(baseUrl).host || !url.pathname.includes(UPLOADS)) return [];
  const whole = new URL(url);
  whole.pathname = whole.pathname.replace(SIZE_SUFFIX, "$1");
  return [whole.href, url.href];
}

function parseWeb(address: string): URL | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
}
