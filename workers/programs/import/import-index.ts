/**
 * What has to be looked up during a run, on disk instead of in memory, because an archive has no upper limit.
 * Lives in a folder of its own that goes away with the run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ImportIndex } from "#workers/backend/content/wordpress/source-index.ts";
import type { SourceComment } from "#workers/backend/content/wordpress/wordpress-source.ts";

const TABLES = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  CREATE TABLE attachments (id INTEGER PRIMARY KEY, parent INTEGER, json TEXT NOT NULL);
  CREATE INDEX attachments_by_parent ON attachments (parent, id);
  CREATE TABLE patterns (id INTEGER PRIMARY KEY, content TEXT NOT NULL);
  CREATE TABLE authors (login TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE terms (position INTEGER PRIMARY KEY, taxonomy TEXT NOT NULL, id INTEGER, json TEXT NOT NULL);
  CREATE INDEX terms_by_id ON terms (taxonomy, id);
  CREATE TABLE pages (id INTEGER PRIMARY KEY, slug TEXT NOT NULL);
  CREATE TABLE comments (post INTEGER PRIMARY KEY, count INTEGER NOT NULL);
  CREATE TABLE comment_texts (position INTEGER PRIMARY KEY, post INTEGER NOT NULL, json TEXT NOT NULL);
  CREATE INDEX comment_texts_by_post ON comment_texts (post, position);
  CREATE TABLE claims (name TEXT PRIMARY KEY) WITHOUT ROWID;
  BEGIN;
`;

/** An empty index. `close` removes it from the disk. */
export function createImportIndex(): ImportIndex {
  const folder = mkdtempSync(join(tmpdir(), "wordpress-import-"));
  const database = new DatabaseSync(join(folder, "index.sqlite"));
  database.exec(TABLES);
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  function prepare(sql: string): ReturnType<DatabaseSync["prepare"]> {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  }
  function run(sql: string, ...values: (string | number | null)[]): boolean {
    return Number(prepare(sql).run(...values).changes) > 0;
  }
  function read<Value>(sql: string, ...values: (string | number)[]): Value | null {
    const row = prepare(sql).get(...values);
    return row === undefined ? null : (JSON.parse(String(row.json)) as Value);
  }
  function* readAll<Value>(sql: string): Iterable<Value> {
    for (const row of database.prepare(sql).iterate()) yield JSON.parse(String(row.json)) as Value;
  }

  return {
    addAttachment: (attachment, parent) =>
      void run("INSERT OR IGNORE INTO attachments VALUES (?, ?, ?)", attachment.id, parent, JSON.stringify(attachment)),
    findAttachment: (id) => read("SELECT json FROM attachments WHERE id = ?", id),
    attachedTo: (parent) =>
      prepare("SELECT id FROM attachments WHERE parent = ? ORDER BY id LIMIT 200")
        .all(parent)
        .map((row) => Number(row.id)),
    addPattern: (id, content) => void run("INSERT OR IGNORE INTO patterns VALUES (?, ?)", id, content),
    findPattern: (id) => {
      const row = prepare("SELECT content FROM patterns WHERE id = ?").get(id);
      return row === undefined ? null : String(row.content);
    },
    addAuthor: (login, author) => void run("INSERT OR IGNORE INTO authors VALUES (?, ?)", login, JSON.stringify(author)),
    findAuthor: (login) => read("SELECT json FROM authors WHERE login = ?", login),
    authors: () => readAll("SELECT json_object('login', login, 'author', json(json)) AS json FROM authors ORDER BY rowid"),
    addTerm: (id, term) =>
      void run("INSERT INTO terms (taxonomy, id, json) VALUES (?, ?, ?)", term.taxonomy, id, JSON.stringify(term)),
    findTerm: (taxonomy, id) => read("SELECT json FROM terms WHERE taxonomy = ? AND id = ?", taxonomy, id),
    terms: () => readAll("SELECT json FROM terms ORDER BY position"),
    addPageSlug: (id, slug) => void run("INSERT OR IGNORE INTO pages VALUES (?, ?)", id, slug),
    findPageSlug: (id) => {
      const row = prepare("SELECT slug FROM pages WHERE id = ?").get(id);
      return row === undefined ? null : String(row.slug);
    },
    addComments: (postId, count) =>
      void run("INSERT INTO comments VALUES (?1, ?2) ON CONFLICT (post) DO UPDATE SET count = count + ?2", postId, count),
    addComment: (postId, comment) =>
      void run("INSERT INTO comment_texts (post, json) VALUES (?, ?)", postId, JSON.stringify(comment)),
    commentsOf: (postId) =>
      prepare("SELECT json FROM comment_texts WHERE post = ? ORDER BY position LIMIT 1000")
        .all(postId)
        .map((row) => JSON.parse(String(row.json)) as SourceComment),
    countAllComments: () => Number(prepare("SELECT total(count) AS count FROM comments").get()?.count ?? 0),
    countComments: (postId) => Number(prepare("SELECT count FROM comments WHERE post = ?").get(postId)?.count ?? 0),
    claim: (scope, name) => run("INSERT OR IGNORE INTO claims VALUES (?)", `${scope}:${name}`),
    isClaimed: (scope, name) => prepare("SELECT 1 FROM claims WHERE name = ?").get(`${scope}:${name}`) !== undefined,
    close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
