/** For tests: what the desk's pages ask. */
export const deskOperations = {
  list: "query ($state: DeskState, $mine: Boolean, $section: String, $before: String) { newsroom { desk_posts(state: $state, mine: $mine, section: $section, before: $before) { id state title section changed changed_by created_by publish_at is_changed_since writer link place } desk_planned { id } } }",
  post: "query ($id: Int!) { newsroom { desk_post(id: $id) { id state revision text created created_by changed changed_by publish_at published is_changed_since link post_id handed_over is_editable writer versions { id kind by at } notes { id quote text by at is_settled } pictures { source src width height alt credit } tickers { entries is_over is_public } } } }",
  version:
    "query ($id: Int!, $version: Int!) { newsroom { desk_post(id: $id) { version(id: $version) { id kind by at text } } } }",
  choices: `query ($id: Int!) { newsroom { desk_choices { sections { slug title } topics { slug title } authors { slug title } municipalities { slug title } } desk_related(id: $id) { source title } desk_dead_links(addresses: ["/news/x"]) { address kind } } }`,
  create: "mutation { createDeskPost }",
  keep: "mutation ($id: Int!, $window: String!, $wants: Boolean!, $takesOver: Boolean) { keepDeskWindow(id: $id, window: $window, wants: $wants, takes_over: $takesOver) { is_writing writer revision state present } }",
  leave: "mutation ($id: Int!, $window: String!) { leaveDeskWindow(id: $id, window: $window) }",
  restore:
    "mutation ($id: Int!, $known: Int!, $window: String!, $version: Int!) { restoreDeskVersion(id: $id, known: $known, window: $window, version: $version) { revision late } }",
  submit: "mutation ($id: Int!, $known: Int!) { submitDeskPost(id: $id, known: $known) }",
  giveBack: "mutation ($id: Int!, $known: Int!) { returnDeskPost(id: $id, known: $known) }",
  publish:
    "mutation ($id: Int!, $known: Int!, $at: String, $correction: String) { publishDeskPost(id: $id, known: $known, at: $at, correction: $correction) }",
  withdraw: "mutation ($id: Int!, $known: Int!) { withdrawDeskPost(id: $id, known: $known) }",
  remove: "mutation ($id: Int!, $known: Int!) { deleteDeskPost(id: $id, known: $known) }",
  note: "mutation ($id: Int!, $quote: String!, $text: String!) { addDeskNote(id: $id, quote: $quote, text: $text) }",
  settle: "mutation ($id: Int!, $note: Int!) { settleDeskNote(id: $id, note: $note) }",
  show: "query ($id: Int!, $tier: PreviewTier!) { newsroom { desk_preview(id: $id, tier: $tier) { status publish_at post { id title { rendered } access { granted reason } content_blocks { __typename } } } } }",
} as const;
