/** An author of a WordPress site as a record of the portal; the picture is named, not yet fetched. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import type { MediaReference } from "#workers/backend/content/wordpress/markup/conversion.ts";
import { toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import type { WordPressAuthor } from "#workers/backend/content/wordpress/wordpress-source.ts";

type AuthorRecord = Extract<ContentRecord, { kind: "author" }>;

/** `media` is the `source` of the picture that came with it. No address of mail but the one that the publisher gives to readers. */
export function toAuthorRecord(
  { slug, name, role, description, contact, formerPaths }: WordPressAuthor,
  siteName: string,
  media: string | null,
): AuthorRecord {
  return { kind: "author", slug, name, role, description, media, contact, owner: `wp:${siteName}`, formerPaths };
}

export function toPictureOfAuthor({ name, picture }: WordPressAuthor, siteName: string): MediaReference | null {
  if (picture === null) return null;
  const { id, urls } = picture;
  return { source: id === null ? `url:${urls[0]}` : toMediaSource(siteName, id), id, urls, alt: name };
}
