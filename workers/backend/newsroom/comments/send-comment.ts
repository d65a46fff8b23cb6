/** A reader sends a comment (decision 100): it is there once, however often it is sent, and shown unless something holds it. */

import { identity } from "#brand/identity.ts";
import { beginConversation, type Place, placeAnswer } from "#workers/backend/content/comments/conversation-place.ts";
import { htmlToTyped, toTypedText, typedToHtml } from "#workers/backend/content/comments/typed-text.ts";
import { WRITTEN_HERE } from "#workers/backend/content/comments/written-here.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { type CommentRule, commentRuleSql } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { AboFlags } from "#workers/backend/readers/access/decide-access.ts";
import { decideAccess } from "#workers/backend/readers/access/decide-access.ts";
import type { GrantReason } from "#workers/backend/readers/access/parse-grant.ts";
import { findSession, type Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { commentsOfAccount, commentsOfADay, commentsOfNetwork } from "./comment-rate-limits.ts";
import { MAX_COMMENT, MIN_COMMENT } from "./comment-rules.ts";
import { type CommentSettings, settingsSql, toCommentSettings } from "./comment-settings.ts";
import { decideHold } from "./hold-comment.ts";
import { namePublicly, parsePublicName } from "./public-name.ts";
import { countNewStatements, raiseCommentsVersion } from "./visibility.ts";

/** `name` is the public name, for a reader who has none yet. */
export type CommentInput = { post: number; parent: number | null; text: string; name: string | null };
/** What the reader may read of a premium post; `hasGift` says whether somebody gave them this one. */
export type Reading = {
  readAbo: () => Promise<AboFlags>;
  grant: GrantReason | null;
  hasGift: (post: number) => Promise<boolean>;
};

export const commentProblems = ["UNCONFIRMED", "BANNED", "CLOSED", "NO_ACCESS", "NO_PARENT", "NAME", "TEXT", "TOO_MANY"] as const;
export type CommentProblem = (typeof commentProblems)[number];

/** `message` is for readers. */
export type CommentRefusal = { kind: "refused"; problem: CommentProblem; message: string };
export type SendOutcome = { kind: "sent"; id: number } | { kind: "no-session" } | CommentRefusal;

const texts = {
  UNCONFIRMED:
    "Bestätige zuerst deine E-Mail-Adresse: Der Link steht in der Mail, die wir dir bei der Registrierung geschickt haben.",
  BANNED: "Du kannst hier keine Kommentare mehr schreiben.",
  CLOSED: "Zu diesem Artikel werden keine Kommentare angenommen.",
  NO_ACCESS: "Diesen Artikel kann kommentieren, wer ihn ganz lesen kann.",
  NO_PARENT: "Der Kommentar, auf den du antwortest, ist nicht mehr da.",
} as const;

export const commentTexts = {
  tooShort: "Bitte schreib einen Kommentar",
  tooLong: `Ein Kommentar darf höchstens ${MAX_COMMENT.toLocaleString("de-AT")} Zeichen haben`,
} as const;

type Parent = Place & { source: string };
type Facts = {
  post: { is_premium: number; rule: CommentRule } | null;
  author: { public_name: string | null; comment_banned_at: number | null; is_known: number } | null;
  earlier: string[];
  settings: CommentSettings;
  parent: Parent | null;
};

/** What is wrong with a text that was typed; null when nothing is. */
export function findTextProblem(text: string): string | null {
  const length = [...text].length;
  if (length < MIN_COMMENT) return commentTexts.tooShort;
  return length > MAX_COMMENT ? commentTexts.tooLong : null;
}

/** Keeps a comment. Throws when the database does not answer: then it is not kept, and may be sent again. */
export async function sendComment(
  call: Call,
  keys: { h: string; t: string },
  { input, reading }: { input: CommentInput; reading: Reading },
): Promise<SendOutcome> {
  const session = await findSession(call, { hash: keys.h, token: keys.t });
  if (session === null) return { kind: "no-session" };
  const text = toTypedText(input.text);
  const digest = await digestSecret(JSON.stringify([session.account.id, input.post, input.parent, text]));
  const known = await findSent(call.env.DB, digest);
  if (known !== null) return { kind: "sent", id: known };
  const facts = await readFacts(call, session, input);
  const problem = await findProblem(session, { facts, input, text, reading });
  if (problem !== null) return problem;
  const named = await chooseName(call, session, facts, input.name);
  if (named.kind !== "named") return named;
  const limited = await countAttempts(call, [
    { limit: commentsOfAccount, subject: String(session.account.id) },
    { limit: commentsOfADay, subject: String(session.account.id) },
    { limit: commentsOfNetwork, subject: call.caller.network },
  ]);
  if (limited[0] !== undefined) return { kind: "refused", problem: "TOO_MANY", message: refuseAttempt(limited[0]).message };
  const heldFor = decideHold({
    text,
    rule: facts.post?.rule ?? "closed",
    isKnown: facts.author?.is_known === 1,
    earlier: facts.earlier,
    words: facts.settings.words,
  });
  return keep(call, { session, input, digest, heldFor, author: named.name, html: typedToHtml(text), parent: facts.parent });
}

async function findSent(db: D1Database, digest: string): Promise<number | null> {
  return db.prepare("SELECT comment_id FROM comment_authors WHERE sent_digest = ?1").bind(digest).first<number>("comment_id");
}

const postSql = `SELECT p.is_premium, ${commentRuleSql} AS rule FROM posts p WHERE p.id = ?1 AND p.published_at <= ?2`;
const authorSql = `SELECT a.public_name, a.comment_banned_at, EXISTS (
    SELECT 1 FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id WHERE o.account_id = a.id AND c.is_hidden = 0
  ) AS is_known FROM accounts a WHERE a.id = ?1`;
const earlierSql = `SELECT c.html FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id
  WHERE o.account_id = ?1 ORDER BY o.comment_id DESC LIMIT 20`;
const parentSql = "SELECT source, conversation, path FROM comments WHERE id = ?1 AND post_id = ?2 AND is_hidden = 0";

async function readFacts({ env: { DB }, now }: Call, { account }: Session, { post, parent }: CommentInput): Promise<Facts> {
  const [posts, authors, earlier, settings, parents] = await DB.batch([
    DB.prepare(postSql).bind(post, now),
    DB.prepare(authorSql).bind(account.id),
    DB.prepare(earlierSql).bind(account.id),
    DB.prepare(settingsSql).bind(),
    DB.prepare(parentSql).bind(parent, post),
  ]);
  return {
    post: (posts?.results[0] ?? null) as Facts["post"],
    author: (authors?.results[0] ?? null) as Facts["author"],
    earlier: ((earlier?.results ?? []) as { html: string }[]).map(({ html }) => htmlToTyped(html)),
    settings: toCommentSettings((settings?.results ?? []) as { name: string; value: string }[]),
    parent: (parents?.results[0] ?? null) as Parent | null,
  };
}

async function findProblem(
  { account }: Session,
  { facts, input, text, reading }: { facts: Facts; input: CommentInput; text: string; reading: Reading },
): Promise<CommentRefusal | null> {
  const { post, author, parent } = facts;
  if (account.state !== "active") return refuseFor("UNCONFIRMED");
  if (author === null || author.comment_banned_at !== null) return refuseFor("BANNED");
  if (post === null || post.rule === "closed") return refuseFor("CLOSED");
  const wrong = findTextProblem(text);
  if (wrong !== null) return { kind: "refused", problem: "TEXT", message: wrong };
  if (input.parent !== null && parent === null) return refuseFor("NO_PARENT");
  if (post.is_premium === 0) return null;
  const access = decideAccess({ isPremium: true, abo: await reading.readAbo(), grant: reading.grant });
  return access.granted || (await reading.hasGift(input.post)) ? null : refuseFor("NO_ACCESS");
}

const refuseFor = (problem: keyof typeof texts): CommentRefusal => ({ kind: "refused", problem, message: texts[problem] });

type Named = { kind: "named"; name: string } | CommentRefusal;

/** The reader's public name, or the one that they choose now. */
async function chooseName(call: Call, { account }: Session, { author, settings }: Facts, wanted: string | null): Promise<Named> {
  const known = author?.public_name ?? null;
  if (known !== null) return { kind: "named", name: known };
  const parsed = parsePublicName(wanted ?? "", { rule: settings.names, brand: identity.name });
  if (!parsed.isValid) return { kind: "refused", problem: "NAME", message: parsed.message };
  const problem = await namePublicly(call, account.id, parsed);
  return problem === null ? { kind: "named", name: parsed.name } : { kind: "refused", problem: "NAME", message: problem };
}

type Kept = {
  session: Session;
  input: CommentInput;
  digest: string;
  heldFor: string | null;
  author: string;
  html: string;
  parent: Parent | null;
};

const insertSql = `INSERT INTO comments
    (source, post_id, parent, author, html, created_at, conversation, path, is_hidden, held_for)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
  WHERE NOT EXISTS (SELECT 1 FROM comment_authors WHERE sent_digest = ?11)`;
const ownSql =
  "INSERT INTO comment_authors (comment_id, account_id, sent_digest) SELECT id, ?2, ?3 FROM comments WHERE source = ?1";

async function keep(call: Call, { session, input, digest, heldFor, author, html, parent }: Kept): Promise<SendOutcome> {
  const { env, now } = call;
  const { DB } = env;
  const source = `${WRITTEN_HERE}${createSecret(16)}`;
  const place = parent === null ? beginConversation(source) : placeAnswer(parent, { source, at: now });
  const { conversation, path } = place;
  const values = [source, input.post, parent?.source ?? null, author, html, now, conversation, path];
  await DB.batch([
    DB.prepare(insertSql).bind(...values, heldFor === null ? 0 : 1, heldFor, digest),
    DB.prepare(ownSql).bind(source, session.account.id, digest),
    ...countNewStatements(DB, { source, conversation, postId: input.post }),
    ...(heldFor === null ? [raiseCommentsVersion(DB, input.post)] : []),
  ]);
  if (heldFor === null) await announceChange(env, new Set([toCacheTag("comments", input.post)]));
  const id = await findSent(DB, digest);
  if (id === null) throw new Error("A comment was not kept");
  return { kind: "sent", id };
}
