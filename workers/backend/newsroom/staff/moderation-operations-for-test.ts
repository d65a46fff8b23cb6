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
  comments: `query ($post: Int, $before: Int) { newsroom { comments(post: $post, before: $before) {
    id author date html is_hidden post_id post_title post_link } } }`,
  deleteComment: "mutation ($id: Int!) { deleteComment(id: $id) }",
  drafts: `query ($before: Int) { newsroom { scheduled_posts { id title modified publish_at }
    drafts(before: $before) { id title modified publish_at } } }`,
  share: "mutation ($id: Int!, $hours: Int!) { sharePreview(id: $id, hours: $hours) { id title path expires } }",
  endPreviews: "mutation ($id: Int!) { endPreviews(id: $id) { id title } }",
  hide: "mutation ($id: Int!, $is: Boolean!) { setCommentHidden(id: $id, is_hidden: $is) }",
};
