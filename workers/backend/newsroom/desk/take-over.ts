/** A post's owner changes: one that was imported or came by the bridge becomes the desk's, and goes back. Its address and number stay. */
import * as v from "valibot";
import { type ContentBlock, contentBlockSchema } from "#shared/content/content-block.ts";
import { type DeskText, deskTextSchema, emptyDeskText } from "#shared/content/desk-text.ts";
import { toPreviewSource } from "#workers/backend/content/records/desk-owned.ts";
import { DRAFT_DATE } from "#workers/backend/content/write/post/write-post-row.ts";
import { keepVersionStatement } from "./versions.ts";

type Row = {
  source: string;
  slug: string;
  title: string;
  kicker: string | null;
  excerpt: string | null;
  published_at: number;
  is_premium: 0 | 1;
  label_text: string | null;
  meta: string;
  /** JSON of what the desk does not write, `meta` apart. */
  carried: string;
  media: string | null;
  image_alt: string | null;
  image_caption: string | null;
  image_caption_html: string | null;
  image_credit: string | null;
  /** JSON of slugs and titles, the post's own first. */
  municipalities: string;
  rule: DeskText["commentRule"];
  blocks: string;
  free_block_count: number;
  terms: string;
  authors: string;
  related: string;
};

const postSql = `SELECT p.source, p.slug, p.title, p.kicker, p.excerpt, p.published_at, p.is_premium, p.label_text, p.meta, m.source AS media,
    json_object('type', p.type, 'isStory', json(iif(p.is_story, 'true', 'false')), 'external', p.external, 'video', json(p.video), 'origin', p.origin,
      'reactionCount', p.reaction_count, 'isLiveticker', json(iif(p.is_liveticker AND instr(b.blocks, '"kind":"ticker"') = 0, 'true', 'false')),
      'front', json(iif(EXISTS (SELECT 1 FROM feed_entries e JOIN feeds f ON f.id = e.feed_id WHERE e.post_id = p.id AND f.key = 'front'), 'true', 'false')),
      'brand', (SELECT slug FROM brands WHERE id = p.brand_id),
      'informantButton', iif(p.informant_text IS NULL, NULL, json_object('text', p.informant_text, 'link', p.informant_link)),
      'label', iif(p.label_text IS NULL, NULL, json_object('text', p.label_text, 'link', p.label_link)),
      'formerPaths', (SELECT json_group_array(path) FROM redirects WHERE owner = 'post ' || p.source)) AS carried,
    p.image_alt, p.image_caption, p.image_caption_html, p.image_credit, b.blocks, b.free_block_count,
    (SELECT json_group_array(json_object('slug', slug, 'title', title)) FROM (
      SELECT mp.slug, mp.title FROM feed_entries e JOIN feeds f ON f.id = e.feed_id
        JOIN municipalities mp ON mp.slug = substr(f.key, 14)
      WHERE e.post_id = p.id AND f.key GLOB 'municipality:*' ORDER BY mp.id IS NOT p.municipality_id, mp.slug)) AS municipalities,
    (SELECT rule FROM comment_rules WHERE scope = 'post' AND key = CAST(p.id AS TEXT)) AS rule,
    (SELECT json_group_array(json_object('taxonomy', t.taxonomy, 'slug', t.slug, 'title', t.title)) FROM
      (SELECT term_id FROM post_terms WHERE post_id = p.id ORDER BY position) x CROSS JOIN terms t ON t.id = x.term_id) AS terms,
    (SELECT json_group_array(json_object('slug', a.slug, 'name', a.name)) FROM
      (SELECT author_id FROM post_authors WHERE post_id = p.id ORDER BY position) y CROSS JOIN authors a ON a.id = y.author_id) AS authors,
    (SELECT json_group_array(json_object('source', o.source, 'title', o.title)) FROM
      (SELECT associated_source FROM post_associations WHERE post_id = p.id ORDER BY position) z
      CROSS JOIN posts o ON o.source = z.associated_source) AS related
  FROM posts p JOIN post_bodies b ON b.post_id = p.id LEFT JOIN media m ON m.id = p.media_id WHERE p.id = ?1`;

type Term = { taxonomy: string; slug: string; title: string };

function toText(row: Row): DeskText {
  const terms = JSON.parse(row.terms) as Term[];
  const listTerms = (taxonomy: string) =>
    terms.flatMap(({ taxonomy: own, slug, title }) => (own === taxonomy ? [{ slug, title }] : []));
  const blocks = v.parse(v.array(contentBlockSchema), JSON.parse(row.blocks)) as ContentBlock[];
  const meta = JSON.parse(row.meta) as { title?: string | null; description?: string | null; shareImage?: string | null };
  const image =
    row.media === null
      ? null
      : {
          media: row.media,
          alt: row.image_alt,
          caption: row.image_caption,
          captionHtml: row.image_caption_html,
          credit: row.image_credit,
        };
  return v.parse(deskTextSchema, {
    ...emptyDeskText,
    kicker: row.kicker ?? "",
    title: row.title,
    lead: row.excerpt ?? "",
    slug: row.slug,
    authors: JSON.parse(row.authors),
    sections: listTerms("category"),
    topics: listTerms("topic"),
    tags: listTerms("tag"),
    municipalities: JSON.parse(row.municipalities),
    related: JSON.parse(row.related),
    isPremium: row.is_premium === 1,
    freeBlockCount: row.is_premium === 1 ? row.free_block_count : null,
    commentRule: row.rule,
    searchTitle: meta.title ?? "",
    description: meta.description ?? "",
    shareImage: meta.shareImage ? { media: meta.shareImage } : null,
    label: row.label_text ?? "",
    image,
    // What the newsroom's ticker writes stays where it is (carry-tickers.ts).
    blocks: blocks.map((block) => (block.kind === "ticker" ? { ...block, entries: [] } : block)),
  });
}

export type TakeOverOutcome =
  | { kind: "taken"; desk: number; title: string }
  | { kind: "unknown" | "at the desk" | "not published" }
  /** It has more than the desk holds: what, for the operator. */
  | { kind: "does not fit"; reason: string };

/** From now on the desk writes the post of this number. Readers see no difference. `now` in seconds. */
export async function takeOverPost(db: D1Database, postId: number, now: number): Promise<TakeOverOutcome> {
  const row = await db.prepare(postSql).bind(postId).first<Row>();
  if (row === null) return { kind: "unknown" };
  // A planned one waits with the record of the system that planned it.
  if (row.published_at > now || row.published_at === DRAFT_DATE) return { kind: "not published" };
  let text: DeskText;
  try {
    text = toText(row);
  } catch (error) {
    if (v.isValiError(error)) return { kind: "does not fit", reason: v.summarize(error.issues) };
    throw error;
  }
  const section = text.sections[0] ?? null;
  const carried = JSON.stringify({ ...JSON.parse(row.carried), meta: JSON.parse(row.meta) });
  const taken = await db
    .prepare(
      `INSERT INTO desk_posts (source, state, text, carried, title, section, section_title, created_at, changed_at, published_at, public_revision)
       VALUES (?1, 'published', ?2, ?8, ?3, ?4, ?5, ?6, ?6, ?7, 1) ON CONFLICT (source) DO NOTHING RETURNING id`,
    )
    .bind(
      row.source,
      JSON.stringify(text),
      row.title,
      section?.slug ?? null,
      section?.title ?? null,
      now,
      row.published_at,
      carried,
    )
    .first<{ id: number }>();
  if (taken === null) return { kind: "at the desk" };
  await keepVersionStatement(db, { id: taken.id, kind: "published", by: null }, now).run();
  return { kind: "taken", desk: taken.id, title: row.title };
}

/** The system that it came from writes it again; what the desk has of it goes. False where it is not the desk's, or was begun there. */
export async function giveBackPost(db: D1Database, postId: number): Promise<boolean> {
  const source = await db.prepare("SELECT source FROM posts WHERE id = ?1").bind(postId).first<string>("source");
  if (source === null || source.startsWith("desk:")) return false;
  const isAtDesk = "EXISTS (SELECT 1 FROM desk_posts WHERE source = ?2)";
  const replies = await db.batch([
    db.prepare(`DELETE FROM posts WHERE source = ?1 AND ${isAtDesk}`).bind(toPreviewSource(source), source),
    db
      .prepare(`DELETE FROM content_hashes WHERE kind = 'post' AND source = ?1 AND ${isAtDesk}`)
      .bind(toPreviewSource(source), source),
    db.prepare("DELETE FROM desk_posts WHERE source = ?1 RETURNING id").bind(source),
  ]);
  return (replies.at(-1)?.results.length ?? 0) > 0;
}
