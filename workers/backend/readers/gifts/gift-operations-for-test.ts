/** For tests: every question and call about gifts, with all their fields. */

export const giftOperations = {
  gift: `query ($token: String!, $reader: String) { gift(token: $token, reader: $reader) { state giver ends post {
    id access { granted reason } content_blocks { ... on ParagraphBlock { html } } video { id }
    related_posts { id access { granted } content_blocks { ... on ParagraphBlock { html } } } } } }`,
  own: `query ($h: String!, $t: String!) { reply: own_gifts(h: $h, t: $t) { may_give left a_month max_readers name
    items { id post_id post_title post_link giver date ends state readers path } } }`,
  give: `mutation ($h: String!, $t: String!, $post: Int!, $name: Boolean!) {
    reply: giveArticle(h: $h, t: $t, post: $post, with_name: $name) { id problem message } }`,
  end: "mutation ($h: String!, $t: String!, $id: Int!) { reply: endGift(h: $h, t: $t, id: $id) { success message } }",
} as const;
