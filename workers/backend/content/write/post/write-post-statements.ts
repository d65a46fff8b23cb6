/** The SQL behind write-posts.ts. Each statement takes all rows at once, as one JSON parameter. */

import { forgetEntriesStatement } from "#workers/backend/content/search/forget-words.ts";
import {
  type PostToSearch,
  postSearchStatements,
  type SubjectToSearch,
  subjectSearchStatements,
} from "#workers/backend/content/search/search-statements.ts";
import { toOwner } from "#workers/backend/content/write/write-owners.ts";
import type { PostRow } from "./write-post-row.ts";

type Statement = D1PreparedStatement;

/** Terms, authors and feeds that are missing, then the posts themselves. */
export function postStatements(db: D1Database, rows: PostRow[]): Statement[] {
  const unique = (values: unknown[]) =>
    JSON.stringify([...new Set(values.map((value) => JSON.stringify(value)))].map((text) => JSON.parse(text)));
  const narrow = rows.map(
    ({ blocks: _blocks, searchText: _text, terms: _terms, feeds: _feeds, authors: _authors, waiting: _waiting, ...row }) => row,
  );
  return [
    db
      .prepare(
        `INSERT INTO terms (taxonomy, slug, title, owner)
         SELECT value ->> 'taxonomy', value ->> 'slug', value ->> 'title', value ->> 'owner' FROM json_each(?1) WHERE true
         ON CONFLICT (taxonomy, slug) DO NOTHING`,
      )
      .bind(unique(toOpen(rows).flatMap((row) => row.terms.map((term) => ({ ...term, owner: toOwner(row.source) }))))),
    db
      .prepare(
        `INSERT INTO authors (slug, name, owner)
         SELECT value ->> 'slug', value ->> 'name', value ->> 'owner' FROM json_each(?1) WHERE true
         ON CONFLICT (slug) DO NOTHING`,
      )
      .bind(unique(rows.flatMap((row) => row.authors.map((author) => ({ ...author, owner: toOwner(row.source) }))))),
    ...subjectSearchStatements(db, "term", toNamedTerms(toOpen(rows)), { keepsOld: true }),
    db
      .prepare("INSERT INTO feeds (key) SELECT value FROM json_each(?1) WHERE true ON CONFLICT (key) DO NOTHING")
      .bind(unique(rows.flatMap((row) => [...row.feeds, row.mainFeed]))),
    db
      .prepare(
        `INSERT INTO posts (id, source, type, slug, title, kicker, excerpt, published_at, modified_at, media_id, image_alt,
           image_caption, image_caption_html, image_credit, municipality_id, brand_id, main_feed_id, is_premium, is_story, is_liveticker, is_live, external,
           label_text, label_link, informant_text, informant_link, picture_count, video_count, slideshow_count,
           reaction_count, origin, meta, video, film, video_embed)
         SELECT j.value ->> 'preferredId', j.value ->> 'source', j.value ->> 'type', j.value ->> 'slug', j.value ->> 'title',
           j.value ->> 'kicker', j.value ->> 'excerpt', j.value ->> 'publishedAt', j.value ->> 'modifiedAt', m.id,
           j.value ->> '$.image.alt', j.value ->> '$.image.caption', j.value ->> '$.image.captionHtml', j.value ->> '$.image.credit', mu.id, b.id, f.id,
           j.value ->> 'isPremium', j.value ->> 'isStory', j.value ->> 'isLiveticker', j.value ->> 'isLive', j.value ->> 'external',
           j.value ->> '$.label.text', j.value ->> '$.label.link', j.value ->> '$.informantButton.text',
           j.value ->> '$.informantButton.link', j.value ->> 'pictureCount',
           j.value ->> 'videoCount', j.value ->> 'slideshowCount', j.value ->> 'reactionCount', j.value ->> 'origin',
           j.value ->> 'meta', j.value ->> 'video', j.value ->> 'film', j.value ->> 'videoEmbed'
         FROM json_each(?1) j
         LEFT JOIN media m ON m.source = j.value ->> '$.image.media'
         LEFT JOIN municipalities mu ON mu.slug = j.value ->> 'municipality'
         LEFT JOIN brands b ON b.slug = j.value ->> 'brand'
         LEFT JOIN feeds f ON f.key = j.value ->> 'mainFeed'
         WHERE true
         ON CONFLICT (source) DO UPDATE SET type = excluded.type, slug = excluded.slug, title = excluded.title,
           kicker = excluded.kicker, excerpt = excluded.excerpt, published_at = excluded.published_at,
           modified_at = excluded.modified_at, media_id = excluded.media_id, image_alt = excluded.image_alt,
           image_caption = excluded.image_caption, image_caption_html = excluded.image_caption_html, image_credit = excluded.image_credit,
           municipality_id = excluded.municipality_id, brand_id = excluded.brand_id, main_feed_id = excluded.main_feed_id,
           is_premium = excluded.is_premium, is_story = excluded.is_story, is_liveticker = excluded.is_liveticker,
           is_live = excluded.is_live, external = excluded.external, label_text = excluded.label_text, label_link = excluded.label_link,
           informant_text = excluded.informant_text, informant_link = excluded.informant_link,
           picture_count = excluded.picture_count,
           video_count = excluded.video_count, slideshow_count = excluded.slideshow_count,
           reaction_count = excluded.reaction_count, origin = excluded.origin, meta = excluded.meta, video = excluded.video, film = excluded.film,
           video_embed = excluded.video_embed`,
      )
      .bind(JSON.stringify(narrow)),
  ];
}

/** Posts that readers see. A waiting post creates no topic that would reveal it. */
function toOpen(rows: PostRow[]): PostRow[] {
  return rows.filter(({ waiting }) => waiting === null);
}

/** Stores waiting posts with their records, and notes that the others do not wait any more. */
export function waitingStatements(db: D1Database, rows: PostRow[]): Statement[] {
  const waiting = rows.flatMap(({ source, waiting: own }) => (own === null ? [] : [{ source, ...own }]));
  const open = JSON.stringify(toOpen(rows).map(({ source }) => source));
  return [
    db.prepare("DELETE FROM waiting_posts WHERE source IN (SELECT value FROM json_each(?1))").bind(open),
    db
      .prepare(
        `INSERT INTO waiting_posts (source, publish_at, record)
         SELECT value ->> 'source', value ->> 'publishAt', value ->> 'record' FROM json_each(?1) WHERE true
         ON CONFLICT (source) DO UPDATE SET publish_at = excluded.publish_at, record = excluded.record`,
      )
      .bind(JSON.stringify(waiting)),
    // A former address would lead to a post that is not public.
    db
      .prepare("DELETE FROM redirects WHERE owner IN (SELECT 'post ' || (value ->> 'source') FROM json_each(?1))")
      .bind(JSON.stringify(waiting)),
  ];
}

/** Each term once: those that no record has brought have a page from now on. */
function toNamedTerms(rows: PostRow[]): SubjectToSearch[] {
  const terms = rows.flatMap((row) => row.terms);
  return [...new Map(terms.map((term) => [`${term.taxonomy}:${term.slug}`, { ...term, text: "" }])).values()];
}

const idsOfSources = "SELECT p.id FROM json_each(?1) j JOIN posts p ON p.source = j.value";

function clearStatements(db: D1Database, changed: PostRow[], tables: string[]): Statement[] {
  if (changed.length === 0) return [];
  const sources = JSON.stringify(changed.map((row) => row.source));
  return tables.map((table) => {
    return db.prepare(`DELETE FROM ${table} WHERE post_id IN (${idsOfSources})`).bind(sources);
  });
}

/** Terms, authors, linked posts and feed entries; those of changed posts are made anew. */
export function relationStatements(db: D1Database, rows: PostRow[], changed: PostRow[]): Statement[] {
  const terms = rows.map(({ source, terms }) => ({ source, terms }));
  const authors = rows.map(({ source, authors }) => ({ source, authors: authors.map((author) => author.slug) }));
  const associated = rows.map(({ source, associated }) => ({ source, associated: [...new Set(associated)] }));
  const feeds = rows.map(({ source, feeds }) => ({ source, feeds }));
  return [
    ...clearStatements(db, changed, ["post_terms", "post_authors", "post_associations", "feed_entries"]),
    db
      .prepare(
        `INSERT INTO post_terms (post_id, position, term_id)
         SELECT p.id, term.key, t.id
         FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source', json_each(j.value, '$.terms') term
         JOIN terms t ON t.taxonomy = term.value ->> 'taxonomy' AND t.slug = term.value ->> 'slug'`,
      )
      .bind(JSON.stringify(terms)),
    db
      .prepare(
        `INSERT INTO post_authors (post_id, position, author_id)
         SELECT p.id, author.key, a.id
         FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source', json_each(j.value, '$.authors') author
         JOIN authors a ON a.slug = author.value`,
      )
      .bind(JSON.stringify(authors)),
    db
      .prepare(
        `INSERT INTO post_associations (post_id, position, associated_source)
         SELECT p.id, other.key, other.value
         FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source', json_each(j.value, '$.associated') other`,
      )
      .bind(JSON.stringify(associated)),
    db
      .prepare(
        `INSERT INTO feed_entries (feed_id, published_at, post_id, type)
         SELECT f.id, p.published_at, p.id, p.type
         FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source', json_each(j.value, '$.feeds') feed
         JOIN feeds f ON f.key = feed.value`,
      )
      .bind(JSON.stringify(feeds)),
  ];
}

/** The text, and the entry in the search index, which never holds more than the free part. */
export function textStatements(db: D1Database, rows: PostRow[], changed: PostRow[]): Statement[] {
  const bodies = rows.map(({ source, blocks, freeBlockCount }) => ({ source, blocks, freeBlockCount }));
  const known = new Set(changed.map(({ source }) => source));
  const fresh = new Set(rows.map(({ source }) => source).filter((source) => !known.has(source)));
  return [
    db
      .prepare(
        `INSERT INTO post_bodies (post_id, blocks, free_block_count)
         SELECT p.id, j.value ->> 'blocks', j.value ->> 'freeBlockCount'
         FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source' WHERE true
         ON CONFLICT (post_id) DO UPDATE SET blocks = excluded.blocks, free_block_count = excluded.free_block_count`,
      )
      .bind(JSON.stringify(bodies)),
    forgetEntriesStatement(db, { sources: rows.filter(({ waiting }) => waiting !== null).map(({ source }) => source) }),
    ...postSearchStatements(db, toOpen(rows).map(toPostToSearch), fresh),
  ];
}

function toPostToSearch(row: PostRow): PostToSearch {
  const { municipality, furtherMunicipalities, authors, terms } = row;
  const municipalities = [...(municipality === null ? [] : [municipality]), ...furtherMunicipalities];
  return {
    ...row,
    municipalities,
    text: row.searchText,
    names: [...authors.map(({ name }) => name), ...municipalities, ...terms.map((term) => term.title)],
    topics: terms.filter(({ taxonomy }) => taxonomy === "topic").map(({ slug }) => slug),
    hasVideo: row.video !== null || row.film !== null || row.videoEmbed !== null,
  };
}
