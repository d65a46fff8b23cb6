/** For tests: everything that is asked about notices. */
const comment = "id author html is_hidden post_id post_title post_link";
const numberOf = "{ name count }";

export const noticeOperations = {
  rules: `query ($comment: Int) { notice_rules(comment: $comment) { keep_days
    comment { id author date html post_title post_link } } }`,
  send: "mutation ($key: String!, $notice: NoticeInput!) { sendNotice(key: $key, notice: $notice) { number received } }",
  list: `query ($open: Boolean!, $after: Int) { newsroom { notices(is_open: $open, after: $after) { id category comment_id } } }`,
  one: `query ($id: Int!) { newsroom { notice(id: $id) { id category received comment_id comment { ${comment} }
    details { place explanation name email deleted } decision { outcome decided reason } } } }`,
  decide: `mutation ($id: Int!, $outcome: NoticeOutcome!, $reason: String!) {
    decideNotice(id: $id, outcome: $outcome, reason: $reason) }`,
  numbers: `query ($year: Int!) { newsroom { moderation_numbers(year: $year) { year notices_by_category ${numberOf}
    notices_by_outcome ${numberOf} notices_about_comments median_seconds comments
    decisions { kind ground by_notice was_held count } complaints ${numberOf} } } }`,
};
