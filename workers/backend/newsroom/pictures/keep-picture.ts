/** Keeps an uploaded picture. Its name is made of its content, so the same picture is there once, with the words that somebody gave it. */
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import { putPictureTask } from "#workers/backend/content/picture-sizes/picture-tasks.ts";
import { type InspectedPicture, mimeTypes } from "#workers/backend/content/pictures/inspect-picture.ts";
import type { PictureWords } from "#workers/backend/content/pictures/read-words.ts";
import { isBarredFile } from "#workers/backend/content/records/tombstones.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";

export type KeptPicture = {
  id: number;
  /** Names it in texts. */
  source: string;
  src: string;
  width: number | null;
  height: number | null;
  alt: string;
  caption: string | null;
  credit: string | null;
  /** What its file said, for an editor to accept. */
  proposed: PictureWords;
  /** False where it was there before. */
  isNew: boolean;
};

type Given = {
  picture: Extract<InspectedPicture, { kind: "picture" }>;
  words: PictureWords;
  /** Null for a program. */
  by: number | null;
};
type Row = Omit<KeptPicture, "proposed" | "isNew"> & {
  crops: string;
  proposedCaption: string | null;
  proposedCredit: string | null;
};

const rowSql = `SELECT m.id, m.source, m.src, m.width, m.height, m.alt, m.caption, m.credit, m.crops,
    f.proposed_caption AS proposedCaption, f.proposed_credit AS proposedCredit
  FROM media m LEFT JOIN picture_facts f ON f.media_id = m.id WHERE m.source = ?1`;

/** Null for a picture that was taken down. Throws when the database or R2 does not answer; sent again it goes on. */
export async function keepPicture(env: Env, { picture, words, by }: Given, now: Date): Promise<KeptPicture | null> {
  const { bytes, type, width, height } = picture;
  const seconds = Math.floor(now.getTime() / 1000);
  const name = await toHexDigest(bytes);
  const source = `newsroom:${name}`;
  const key = `redaktion/${name}.${type}`;
  const mime = mimeTypes[type];
  if ((await env.MEDIA.head(key)) === null) await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: mime } });
  const present = await env.DB.prepare(rowSql).bind(source).first<Row>();
  if (present === null) {
    const media = { kind: "media", source, src: `/media/${key}`, width, height, mime, status: "stored" } as const;
    const [written] = await writeContent(env, [{ ...media, crops: [], alt: "", caption: null, credit: null }], now);
    if (written?.outcome === "refused" || (await isBarredFile(env.DB, key))) {
      await env.MEDIA.delete(key);
      return null;
    }
  }
  await env.DB.prepare(
    `INSERT INTO picture_facts (media_id, added_at, added_by, proposed_caption, proposed_credit)
     SELECT id, ?2, ?3, ?4, ?5 FROM media WHERE source = ?1 ON CONFLICT (media_id) DO NOTHING`,
  )
    .bind(source, seconds, by, words.caption, words.credit)
    .run();
  if (present === null || present.crops === "[]") await putPictureTask(env.DB, `/media/${key}`, seconds);
  const row = await env.DB.prepare(rowSql).bind(source).first<Row>();
  if (row === null) return null;
  const { crops: _crops, proposedCaption, proposedCredit, ...fields } = row;
  return { ...fields, proposed: { caption: proposedCaption, credit: proposedCredit }, isNew: present === null };
}
