/** Where comments are taken, under which names, and which words hold one: as the newsroom reads and sets it (decision 100). */
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import type { CommentRule } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import {
  isKnownScope,
  type NewsroomCommentRules,
  readCommentRules,
} from "#workers/backend/newsroom/comments/moderation/read-comment-rules.ts";
import { type ScopedRule, setCommentRules, setCommentSettings } from "#workers/backend/newsroom/comments/set-comment-rules.ts";

const MAX_RULES = 100;
const MAX_WORDS = 20_000;

type GivenRule = { scope: Uppercase<ScopedRule["scope"]>; key: string; rule?: Uppercase<CommentRule> | null };

const toSmall = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;
const toGreat = <Name extends string>(name: Name | null) => (name === null ? null : (name.toUpperCase() as Uppercase<Name>));

async function resolveRules(_: unknown, { rules }: { rules: readonly GivenRule[] }, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "comments");
  if (rules.length > MAX_RULES) throw createCallError("BAD_USER_INPUT", `rules must be at most ${MAX_RULES}.`);
  const given = rules.map(({ scope, key, rule = null }): ScopedRule => {
    return { scope: toSmall(scope), key, rule: rule === null ? null : toSmall(rule) };
  });
  for (const rule of given)
    if (!(await isKnownScope(context.env.DB, rule))) throw createCallError("BAD_USER_INPUT", "There is nothing of that key.");
  await setCommentRules(context.env, given);
  for (const { scope, key, rule } of given)
    await noteAction(
      context,
      admitted,
      "comment-rules",
      `${scopeTexts[scope](key)}: ${rule === null ? "Vorgabe" : ruleTexts[rule]}`,
    );
  return true;
}

const scopeTexts: Record<ScopedRule["scope"], (key: string) => string> = {
  all: () => "Vorgabe",
  section: (key) => `Rubrik ${key}`,
  post: (key) => `Beitrag ${key}`,
};
const ruleTexts: Record<CommentRule, string> = { before: "vorher lesen", after: "nachher lesen", closed: "geschlossen" };

type GivenSettings = { names?: "REAL" | "FREE" | null; words?: string | null };

async function resolveSettings(
  _: unknown,
  { names = null, words = null }: GivenSettings,
  context: BackendContext,
): Promise<boolean> {
  const admitted = await requireRight(context, "comments");
  if ((words?.length ?? 0) > MAX_WORDS)
    throw createCallError("BAD_USER_INPUT", `words must be at most ${MAX_WORDS} characters long.`);
  await setCommentSettings(context.env, {
    ...(names === null ? {} : { names: toSmall(names) }),
    ...(words === null ? {} : { words }),
  });
  if (names !== null) await noteAction(context, admitted, "comment-rules", names === "REAL" ? "Echte Namen" : "Freie Namen");
  if (words !== null) await noteAction(context, admitted, "comment-rules", "Wortliste");
  return true;
}

export const commentRuleResolvers = {
  Mutation: { setCommentRules: resolveRules, setCommentSettings: resolveSettings },
  Newsroom: { comment_rules: withRight("comments", (_: object, { env }) => readCommentRules(env.DB)) },
  NewsroomCommentRules: {
    default_rule: ({ defaultRule }: NewsroomCommentRules) => toGreat(defaultRule),
    names: ({ settings }: NewsroomCommentRules) => toGreat(settings.names),
    words: ({ settings }: NewsroomCommentRules) => settings.words.join("\n"),
  },
  SectionCommentRule: { rule: ({ rule }: NewsroomCommentRules["sections"][number]) => toGreat(rule) },
  PostCommentRule: {
    rule: ({ rule }: NewsroomCommentRules["posts"][number]) => toGreat(rule),
    link: ({ slug, id }: NewsroomCommentRules["posts"][number]) => toPostLink({ slug, id }),
  },
};
