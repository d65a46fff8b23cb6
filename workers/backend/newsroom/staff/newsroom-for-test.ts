/** For tests: what the newsroom's pages ask. */
export const newsroomOperations = {
  who: "{ newsroom { is_signed_in rights is_confirmed tickers { post_id } } }",
  list: "{ newsroom { tickers { post_id modified is_over entry_count } } }",
  ticker: `query ($id: Int!, $page: Int) { newsroom { ticker(post_id: $id) {
    post_id title link is_premium is_over entry_count
    entries(page: $page) { image entry { id title is_pinned image { src alt credit width } } }
  } } }`,
  entry: `query ($id: Int!, $entry: String!) { newsroom { ticker(post_id: $id) {
    entry(id: $entry) { image entry { id modified html } }
  } } }`,
};
