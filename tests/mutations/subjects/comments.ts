/** What readers write, and who may (decision 100). */
import type { Mutation } from "#tests/mutations/mutation.ts";

const room = "workers/backend/newsroom/comments";
const written = [`${room}/write-comments.workerd.test.ts`];

export const comments: readonly Mutation[] = [
  {
    file: `${room}/send-comment.ts`,
    from: "  WHERE NOT EXISTS (SELECT 1 FROM comment_authors WHERE sent_digest = ?11)",
    to: "  WHERE ?11 IS NOT NULL",
    harm: "a comment that is sent twice at the same moment fails, or is there twice",
    tests: written,
  },
  {
    file: `${room}/send-comment.ts`,
    from: "  return access.granted || (await reading.hasGift(input.post)) ? null : refuseFor(",
    to: "  return access.reason !== null ? null : refuseFor(",
    harm: "who has not paid comments on what they have not read",
    tests: written,
  },
  {
    file: "workers/backend/readers/gifts/has-gift.ts",
    from: "gift.postId === post && ",
    to: "",
    harm: "a gift of one article opens the comments of all others",
    tests: ["workers/backend/readers/gifts/gifts.workerd.test.ts"],
  },
  {
    file: "workers/backend/content/bridge/back/tell-comment.ts",
    from: "  if (row.has_begun === 0) return null;\n",
    to: "  if (row.has_begun >= 0) return null;\n",
    harm: "a comment that was withdrawn stays at the publisher's WordPress, when its answer was lost",
    tests: ["workers/backend/content/bridge/comments-back.workerd.test.ts"],
  },
  {
    file: "workers/backend/content/bridge/back/known-copies.ts",
    from: " AND told_at < ?2",
    to: " AND ?2 IS NOT NULL",
    harm: "an old answer of the publisher's WordPress takes a comment from view that was just sent there",
    tests: ["workers/backend/content/bridge/comments-back.workerd.test.ts"],
  },
  {
    file: `${room}/send-comment.ts`,
    from: "author.comment_banned_at !== null) return",
    to: "author.public_name === undefined) return",
    harm: "who was banned goes on writing",
    tests: written,
  },
  {
    file: `${room}/hold-comment.ts`,
    from: '  if (!isKnown) return "new-account";\n',
    to: "",
    harm: "the first comment of a new account is shown unread",
    tests: [`${room}/hold-comment.test.ts`],
  },
  {
    file: `${room}/change-comment.ts`,
    from: "  WHERE o.comment_id = ?1 AND o.account_id = ?2",
    to: "  WHERE o.comment_id = ?1 AND ?2 IS NOT NULL",
    harm: "anybody with an account changes the comments of others",
    tests: written,
  },
  {
    file: `${room}/marks.ts`,
    from: "AND NOT EXISTS (SELECT 1 FROM comment_authors o WHERE o.comment_id = c.id AND o.account_id = ?1)",
    to: "",
    harm: "readers call their own comments worth reading",
    tests: written,
  },
  {
    file: "workers/backend/content/comments/comments.ts",
    from: "WHERE a.conversation = json_each.value AND a.path > '' AND a.is_hidden = 0",
    to: "WHERE a.conversation = json_each.value AND a.path > ''",
    harm: "answers that the newsroom has hidden are read",
    tests: written,
  },
  {
    file: "workers/backend/content/comments/typed-text.ts",
    from: "escapeHtml(part)",
    to: "part",
    harm: "a comment runs script in everybody's browser",
    tests: ["workers/backend/content/comments/typed-text.test.ts"],
  },
];
