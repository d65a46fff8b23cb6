/** For tests: what the newsroom's pages of numbers ask. */
const counted = "{ readers timed median_s walls started completed comments sources { source count } }";
const post = `{ id title link section published numbers ${counted} }`;

export const numberOperations = {
  numbers: `query ($period: NumbersPeriod!) { newsroom { numbers(period: $period) {
    checked first_day last_day post_count total ${counted} posts ${post} } } }`,
  post: `query ($id: Int!, $until: String) { newsroom { post_numbers(id: $id, until: $until) {
    checked post ${post} days { day numbers ${counted} } has_earlier hours { hour readers } } } }`,
};
