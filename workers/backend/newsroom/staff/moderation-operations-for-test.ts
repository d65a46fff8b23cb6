/** For tests: what the pages about takedowns, drafts and comments ask. */
const takedown = `id title reason by taken link lifted_by lifted checks { place name looked left }
  proof { at surfaces { surface address answer is_gone } }`;

export const moderationOperations = {
  takedowns: "query ($before: Int) { newsroom { takedowns(before: $before) { id title reason lifted } } }",
  takedown: `query ($id: Int!) { newsroom { takedown(id: $id) { ${takedown} } } }`,
  candidate: `query ($address: String!) { newsroom { takedown_candidate(address: $address) {
    id post { id title link date is_premium authors } takedown { id lifted } } } }`,
  takeDown: "mutation ($id: Int!, $reason: String!) { takeDownPost(id: $id, reason: $reason) }",
  lift: "mutation ($id: Int!) { liftTakedown(id: $id) }",
  comments: `query ($list: ModerationList = ALL, $post: Int, $after: Int) { newsroom { comments(list: $list, post: $post, after: $after) {
    next items {
      id author date html state held_for reports has_complaint is_seen is_edited is_by_newsroom post_id post_title post_link revision } } } }`,
  counts: "{ newsroom { comment_counts { held reported unseen complaints } } }",
  comment: `query ($id: Int!) { newsroom { comment(id: $id) { revision is_written_here is_deletable comment { id state held_for }
    parents { id } answers { id author is_by_newsroom } decisions {
      kind ground reason date by complaint complained answer answered answered_by is_upheld }
    writer { name since banned shown_count held_count hidden_count recent { id } } } } }`,
  decide: `mutation ($id: Int!, $revision: Int!, $decision: CommentDecisionInput!) {
    reply: decideComment(id: $id, revision: $revision, decision: $decision) { is_done change { kind by date } } }`,
  answer: `mutation ($id: Int!, $revision: Int!, $text: String!, $is_personal: Boolean!) {
    reply: answerComment(id: $id, revision: $revision, text: $text, is_personal: $is_personal) { is_done change { kind by date } } }`,
  seen: "mutation ($comments: [SeenComment!]!) { reply: markCommentsSeen(comments: $comments) { seen left { id author } } }",
  settle: `mutation ($id: Int!, $revision: Int!, $is_upheld: Boolean!, $text: String!) {
    reply: answerComplaint(id: $id, revision: $revision, is_upheld: $is_upheld, text: $text) { is_done change { kind by date } } }`,
  rules: `{ newsroom { comment_rules { default_rule names words sections { slug name rule } posts { id title link rule } } } }`,
  setRules: "mutation ($rules: [CommentRuleInput!]!) { setCommentRules(rules: $rules) }",
  setSettings: "mutation ($names: CommentNames, $words: String) { setCommentSettings(names: $names, words: $words) }",
  drafts: `query ($before: Int) { newsroom { scheduled_posts { id title modified publish_at }
    drafts(before: $before) { id title modified publish_at } } }`,
  share: "mutation ($id: Int!, $hours: Int!) { sharePreview(id: $id, hours: $hours) { id title path expires } }",
  endPreviews: "mutation ($id: Int!) { endPreviews(id: $id) { id title } }",
};
