/** What the publisher has decided about comments, as the newsroom reads and changes it (decision 100). */
import type { CommentRule } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { type CommentSettings, settingsSql, toCommentSettings } from "#workers/backend/newsroom/comments/comment-settings.ts";
import type { ScopedRule } from "#workers/backend/newsroom/comments/set-comment-rules.ts";

export type NewsroomCommentRules = {
  /** Null until it is chosen. */
  defaultRule: CommentRule | null;
  sections: { slug: string; name: string; rule: CommentRule | null }[];
  posts: { id: number; title: string; slug: string; rule: CommentRule }[];
  settings: CommentSettings;
};

const MAX_SECTIONS = 500;
const MAX_POSTS = 100;

const defaultSql = "SELECT rule FROM comment_rules WHERE scope = 'all' AND key = ''";
const sectionsSql = `SELECT t.slug, t.title AS name, r.rule FROM terms t LEFT JOIN comment_rules r ON r.scope = 'section' AND r.key = t.slug
  WHERE t.taxonomy = 'category' ORDER BY t.list_key, t.id LIMIT ${MAX_SECTIONS}`;
/** Sorted as a list: those that have a rule of their own are few. */
const postsSql = `SELECT p.id, p.title, p.slug, r.rule FROM comment_rules r CROSS JOIN posts p ON p.id = CAST(r.key AS INTEGER)
  WHERE r.scope = 'post' LIMIT 1000`;

export async function readCommentRules(db: D1Database): Promise<NewsroomCommentRules> {
  const [defaults, sections, posts, settings] = await db.batch([
    db.prepare(defaultSql).bind(),
    db.prepare(sectionsSql).bind(),
    db.prepare(postsSql).bind(),
    db.prepare(settingsSql).bind(),
  ]);
  const own = (posts?.results ?? []) as NewsroomCommentRules["posts"];
  return {
    defaultRule: ((defaults?.results[0] as { rule: CommentRule } | undefined)?.rule ?? null) satisfies CommentRule | null,
    sections: (sections?.results ?? []) as NewsroomCommentRules["sections"],
    posts: own.toSorted((one, other) => other.id - one.id).slice(0, MAX_POSTS),
    settings: toCommentSettings((settings?.results ?? []) as { name: string; value: string }[]),
  };
}

const scopeSql = {
  section: "SELECT 1 FROM terms WHERE taxonomy = 'category' AND slug = ?1",
  post: "SELECT 1 FROM posts WHERE id = CAST(?1 AS INTEGER)",
};

/** Whether there is what a rule is about. */
export async function isKnownScope(db: D1Database, { scope, key }: ScopedRule): Promise<boolean> {
  if (scope === "all") return key === "";
  if (scope === "post" && !/^[1-9]\d{0,9}$/.test(key)) return false;
  return (await db.prepare(scopeSql[scope]).bind(key).first()) !== null;
}
