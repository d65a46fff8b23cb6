/** An archive of any size, made by SQL: every post with terms, an author, a text and its place in six feeds. */
import type { D1Database } from "@cloudflare/workers-types";
import { searchVersion, toSearchEntry } from "#workers/backend/content/search/text/to-search-entry.ts";

export const archive = { categories: 20, topics: 50, tags: 200, municipalities: 96, authors: 30, pictures: 60 };
const POSTS_PER_BATCH = 5000;
const MINUTES_BETWEEN_POSTS = 10;
const NEWEST = Math.floor(Date.UTC(2026, 0, 1) / 1000);

// D1 binds every number as a float; in a text that would show.
const numbers = "WITH RECURSIVE n (i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
const paragraph =
  "Der Gemeinderat hat in seiner Sitzung am Mittwoch beschlossen, den Damm am Rhein zu erhöhen, und die Mittel dafür freigegeben.";
const searched = toSearchEntry({
  title: "Gemeinderat beschließt Maßnahme",
  kicker: "Politik",
  excerpt: "Was am Mittwoch beschlossen wurde.",
  text: paragraph,
  names: ["Autorin", "Ressort", "Thema"],
});
const blocks = JSON.stringify([
  ...Array.from({ length: 4 }, () => ({ kind: "paragraph", html: paragraph })),
  { kind: "image", image: { media: "bench:7", alt: null, caption: null, credit: null } },
]);
const crops = JSON.stringify(
  ["4-3", "16-9", "1-1", "9-16"].map((crop) => ({
    crop,
    type: "image/avif",
    width: 1600,
    height: 1200,
    srcset: [320, 640, 960, 1600].map((w) => ({ src: `/media/bench/picture-${crop}-${w}.avif`, w })),
  })),
);

// The feeds of post i, by their place in `feeds` (see the statements of `createNames`).
const feedsOfPost = [
  "1",
  "2",
  `3 + i % ${archive.categories}`,
  `3 + ${archive.categories} + i % ${archive.topics}`,
  `3 + ${archive.categories + archive.topics} + i % ${archive.municipalities}`,
  `3 + ${archive.categories + archive.topics + archive.municipalities} + i % ${archive.tags}`,
];

/** Places, names, pictures, feeds, menus and a front page of eight sections. */
export async function createNames(db: D1Database): Promise<void> {
  const run = (sql: string, count: number) => db.prepare(`${numbers} ${sql}`).bind(0, count - 1);
  await db.batch([
    db.prepare("DELETE FROM home_sections"),
    db.prepare("DELETE FROM navigation_items"),
    // A migration has made one, and posts name them by number.
    db.prepare("DELETE FROM feeds"),
    db.prepare("INSERT INTO districts (id, slug, title) VALUES (1, 'bezirk', 'Bezirk')"),
    run(
      "INSERT INTO municipalities (id, slug, title, district_id, latitude, longitude) SELECT i + 1, 'ort-' || i, 'Ort ' || i, 1, 47, 9 FROM n",
      archive.municipalities,
    ),
    db.prepare("UPDATE search_state SET version = ?1").bind(searchVersion),
    run("INSERT INTO authors (id, slug, name) SELECT i + 1, 'autorin-' || i, 'Autorin ' || i FROM n", archive.authors),
    db
      .prepare(
        `${numbers} INSERT INTO media (id, source, src, mime, crops) SELECT i + 1, 'bench:' || i, '/media/bench/picture.jpg', 'image/jpeg', ?3 FROM n`,
      )
      .bind(0, archive.pictures - 1, crops),
    db.prepare("INSERT INTO feeds (id, key) VALUES (1, 'all'), (2, 'type:post')"),
    run("INSERT INTO feeds (id, key) SELECT 3 + i, 'category:ressort-' || i FROM n", archive.categories),
    run(`INSERT INTO feeds (id, key) SELECT ${3 + archive.categories} + i, 'topic:thema-' || i FROM n`, archive.topics),
    run(
      `INSERT INTO feeds (id, key) SELECT ${3 + archive.categories + archive.topics} + i, 'municipality:ort-' || i FROM n`,
      archive.municipalities,
    ),
    run(
      `INSERT INTO feeds (id, key) SELECT ${3 + archive.categories + archive.topics + archive.municipalities} + i, 'tag:stichwort-' || i FROM n`,
      archive.tags,
    ),
    run(
      "INSERT INTO terms (id, taxonomy, slug, title) SELECT 1 + i, 'category', 'ressort-' || i, 'Ressort ' || i FROM n",
      archive.categories,
    ),
    run(
      "INSERT INTO terms (id, taxonomy, slug, title, media_id) SELECT 1001 + i, 'topic', 'thema-' || i, 'Thema ' || i, 1 FROM n",
      archive.topics,
    ),
    run(
      "INSERT INTO terms (id, taxonomy, slug, title) SELECT 2001 + i, 'tag', 'stichwort-' || i, 'Stichwort ' || i FROM n",
      archive.tags,
    ),
    run(
      "INSERT INTO navigation_items (menu, position, title, link) SELECT 'header', i, 'Punkt ' || i, '/news/ressort-' || i FROM n",
      12,
    ),
    run(
      `INSERT INTO home_sections (position, layout, title, feed, post_count)
       SELECT i, CASE i WHEN 0 THEN 'LEAD' WHEN 6 THEN 'MUNICIPALITY' WHEN 7 THEN 'MOST_READ' ELSE 'LIST' END, 'Abschnitt ' || i, 'category:ressort-' || i, 6 FROM n`,
      8,
    ),
  ]);
}

/** Adds the posts number `first` to `last`; those with higher numbers are older, as when an archive is imported. */
export async function addPosts(db: D1Database, first: number, last: number): Promise<void> {
  for (let from = first; from <= last; from += POSTS_PER_BATCH) {
    const to = Math.min(last, from + POSTS_PER_BATCH - 1);
    const publishedAt = `${NEWEST} - i * ${MINUTES_BETWEEN_POSTS * 60}`;
    const run = (sql: string, ...more: unknown[]) => db.prepare(`${numbers} ${sql}`).bind(from, to, ...more);
    await db.batch([
      run(
        `INSERT INTO posts (id, source, slug, title, kicker, excerpt, published_at, modified_at, media_id, municipality_id, main_feed_id, is_premium)
         SELECT i, 'bench:' || i, 'beitrag-' || i, 'Gemeinderat beschließt Maßnahme ' || i, 'Politik', 'Was am Mittwoch beschlossen wurde.',
           ${publishedAt}, ${publishedAt}, 1 + i % ${archive.pictures}, 1 + i % ${archive.municipalities}, ${feedsOfPost[2]}, i % 7 = 0 FROM n`,
      ),
      run("INSERT INTO post_bodies (post_id, blocks, free_block_count) SELECT i, ?3, 2 FROM n", blocks),
      run(
        `INSERT INTO post_terms (post_id, position, term_id) SELECT i, 0, 1 + i % ${archive.categories} FROM n
         UNION ALL SELECT i, 1, 1001 + i % ${archive.topics} FROM n UNION ALL SELECT i, 2, 2001 + i % ${archive.tags} FROM n`,
      ),
      run(`INSERT INTO post_authors (post_id, position, author_id) SELECT i, 0, 1 + i % ${archive.authors} FROM n`),
      run("INSERT INTO post_associations (post_id, position, associated_source) SELECT i, 0, 'bench:' || (i - 1) FROM n"),
      ...feedsOfPost.map((feed) =>
        run(`INSERT INTO feed_entries (feed_id, published_at, post_id, type) SELECT ${feed}, ${publishedAt}, i, 'post' FROM n`),
      ),
      run("UPDATE posts SET search_row = (published_at << 31) + id WHERE id IN (SELECT i FROM n)"),
      // A word of every post, of each hundredth or thousandth, and of one alone.
      run(
        `INSERT INTO posts_search (rowid, title, context, lead, body, extra, facets)
         SELECT p.search_row, ?3 || ' ' || i, ?4, ?5, ?6 || ' hundertst' || (i % 100) || ' tausendst' || (i % 1000), ?7,
           'kind_post access_free place_ort_' || (i % ${archive.municipalities}) || ' topic_thema_' || (i % ${archive.topics})
         FROM n JOIN posts p ON p.id = i`,
        searched.title,
        searched.context,
        searched.lead,
        searched.body,
        searched.extra,
      ),
    ]);
  }
  await db
    .prepare(`${numbers} INSERT OR IGNORE INTO search_words (word, shown, posts) SELECT 'wort' || i, 'Wort' || i, i % 50 FROM n`)
    .bind(first, last)
    .run();
  await db.prepare("INSERT OR IGNORE INTO most_read (position, post_id) SELECT id, id FROM posts WHERE id <= 20").run();
}
