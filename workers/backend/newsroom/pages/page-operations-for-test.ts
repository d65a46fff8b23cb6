/** For tests: what the newsroom's pages of the standing pages ask. */
export const pageOperations = {
  list: `query ($after: String) { newsroom { standing_pages(after: $after) { id title link is_draft publish_at changed changed_by origin is_owned } } }`,
  page: `query ($id: Int!) { newsroom { standing_page(id: $id) { id revision is_draft text slug title link latest is_outdated publish_at changed changed_by
    origin is_owned pictures { source } states { id cause set_by changes { kind what } }
    preview { title { rendered } description content_blocks { __typename } } } } }`,
  look: "query ($id: Int!, $state: Int) { newsroom { standing_page(id: $id) { preview(state: $state) { title { rendered } } } } }",
  difference: `query ($id: Int!, $state: Int!) { newsroom { standing_page(id: $id) { difference(state: $state) {
    id set set_by cause text beside beside_text } } } }`,
  create: "mutation { createStandingPage }",
  publish: "mutation ($id: Int!, $known: Int!, $latest: Int!) { publishStandingPage(id: $id, known: $known, latest: $latest) }",
  plan: "mutation ($id: Int!, $known: Int!, $at: String) { planStandingPage(id: $id, known: $known, at: $at) }",
  discard: "mutation ($id: Int!, $known: Int!) { discardStandingPage(id: $id, known: $known) }",
  restore: "mutation ($id: Int!, $state: Int!, $latest: Int!) { restoreStandingPage(id: $id, state: $state, latest: $latest) }",
  withdraw: `mutation ($id: Int!, $known: Int!, $latest: Int!, $to: String) {
    withdrawStandingPage(id: $id, known: $known, latest: $latest, to: $to) }`,
  remove: "mutation ($id: Int!, $known: Int!) { deleteStandingPage(id: $id, known: $known) }",
} as const;
