/** What the publisher has decided about comments, for its page (decision 100). */
import { commentRules } from "#app/domain/newsroom/moderation-form.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetCommentRulesQuery } from "#graphql/generated/operations.ts";

type WireRules = NonNullable<NonNullable<GetCommentRulesQuery["newsroom"]>["comment_rules"]>;
export type RulesView = ReturnType<typeof toRulesView>;

export function toRulesView({ default_rule: defaultRule, names, words, sections, posts }: WireRules) {
  return {
    defaultRule,
    areNamesReal: names === "REAL",
    words,
    sections: sections.map(({ slug, name, rule }) => ({ slug, name: toPlainText(name), rule: rule ?? "" })),
    posts: posts.map(({ id, title, link, rule }) => ({ id, title: toPlainText(title), link, rule, ruleText: toRuleTitle(rule) })),
  };
}

/** What a rule is called. */
export function toRuleTitle(name: string): string {
  return commentRules.find(({ rule }) => rule === name)?.title ?? name;
}
