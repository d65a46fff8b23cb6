/** Notices of illegal content (Digital Services Act, Art. 16), from everybody. */
import {
  MAX_EXPLANATION,
  MAX_NOTICE_NAME,
  MAX_PLACE,
  mayBeNameless,
  NOTICE_KEPT_DAYS,
  type NoticeCategory,
} from "#shared/rules/notice-rules.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { noticeMails, noticesOfNetwork } from "#workers/backend/newsroom/notices/notice-rate-limits.ts";
import {
  findCommentPlace,
  findNotice,
  keepNotice,
  type Notice,
  type NoticeReceipt,
  type ReportedComment,
  readReportedComment,
} from "#workers/backend/newsroom/notices/notices.ts";
import { toNetworkMark } from "#workers/backend/newsroom/tips/ticket.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";

type Input = Omit<Notice, "category" | "comment"> & { category: string; comment?: number | null; website: string };

/** As the database has it: INSULT is insult, CHILD_ABUSE child-abuse. */
export function toCategory(name: string): NoticeCategory {
  return name.toLowerCase().replace("_", "-") as NoticeCategory;
}

async function resolveRules(_: unknown, { comment }: { comment?: number | null }, { env, now }: BackendContext) {
  if (toGrantSecrets(env).length === 0) return null;
  const reported = comment == null ? null : await readReportedComment(env.DB, comment, now);
  return { keep_days: NOTICE_KEPT_DAYS, comment: reported };
}

async function resolveSend(_: unknown, { key, notice: input }: { key: string; notice: Input }, { accounts }: BackendContext) {
  if (!/^[\w-]{16,100}$/.test(key)) throw createCallError("BAD_USER_INPUT", "key must have 16 to 100 characters.");
  const notice = parseNotice(input);
  const { env, now, caller } = await accounts.openCall();
  // Without the portal's token that names the caller, all callers would share one limit.
  if (toGrantSecrets(env).length === 0 || caller.origin === null)
    throw createCallError("NOT_FOUND", "Nobody takes notices here.");
  const known = await findNotice(env.DB, key);
  if (known !== null) return toReceipt(known);
  const exceeded = await countAttempts({ env, now }, [
    { limit: noticesOfNetwork, subject: caller.network },
    { limit: noticeMails, subject: notice.email === "" ? null : toAccountKey(notice.email) },
  ]);
  if (exceeded.length > 0) throw createCallError("TOO_MANY_REQUESTS", "Too many from this network, or to this address.");
  const networkMark = toNetworkMark(env, caller.network);
  const placed = await toPlaced(env.DB, notice);
  return toReceipt(await keepNotice(env, { formKey: key, notice: placed, networkMark, origin: caller.origin, now }));
}

/** With the page of the comment that it is about; the comment may have gone since the form was opened. */
async function toPlaced(db: D1Database, notice: Notice): Promise<Notice> {
  if (notice.comment === null) return notice;
  const place = await findCommentPlace(db, notice.comment);
  if (place === null) throw createCallError("BAD_USER_INPUT", "There is no such comment.");
  return { ...notice, place };
}

/** The trimmed texts. Throws BAD_USER_INPUT for input that no form sends. */
function parseNotice(input: Input): Notice {
  if (input.website !== "") throw createCallError("BAD_USER_INPUT", "website must stay empty.");
  const category = toCategory(input.category);
  const comment = input.comment ?? null;
  const texts = { place: input.place.trim(), explanation: input.explanation.trim(), name: input.name.trim() };
  const most = { place: MAX_PLACE, explanation: MAX_EXPLANATION, name: MAX_NOTICE_NAME };
  for (const [field, max] of Object.entries(most))
    if ([...texts[field as keyof typeof texts]].length > max)
      throw createCallError("BAD_USER_INPUT", `${field} must have at most ${max} characters.`);
  if (texts.explanation === "") throw createCallError("BAD_USER_INPUT", "explanation must not be empty.");
  if (comment === null ? !/^\/(?![/\\])/.test(texts.place) : texts.place !== "")
    throw createCallError("BAD_USER_INPUT", "place must be a path of this site, and empty for a comment.");
  const email = input.email.trim() === "" ? "" : parseMailAddress(input.email);
  if (email === null) throw createCallError("BAD_USER_INPUT", "email is no address.");
  if (!mayBeNameless(category) && (email === "" || texts.name === ""))
    throw createCallError("BAD_USER_INPUT", "name and email must not be empty.");
  return { ...texts, category, comment, email };
}

function toReceipt({ id, received_at: at }: NoticeReceipt) {
  return { number: id, received: toIsoDate(at) };
}

export const noticeResolvers = {
  Query: { notice_rules: resolveRules },
  Mutation: { sendNotice: resolveSend },
  ReportedComment: {
    date: ({ created_at }: ReportedComment) => toIsoDate(created_at),
    post_title: ({ title }: ReportedComment) => title,
    post_link: ({ slug, post_id }: ReportedComment) => toPostLink({ slug, id: post_id }),
  },
};
