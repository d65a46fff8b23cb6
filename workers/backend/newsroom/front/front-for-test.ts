/** For tests: what the newsroom's pages of the front page and the menus ask. */
const post = "{ id title link date is_out }";
const states = "states { id set set_by cause changes { kind what } }";
const sections = `{ key title link layout feed post_count ratio button_text shows_pictures
  places { post ${post} pin { post_id ends post ${post} } } }`;

export const frontOperations = {
  front: `query ($at: String) { newsroom { front { revision is_draft base latest publish_at changed changed_by
    sections(at: $at) ${sections} sources { key title kind } ${states} } } }`,
  state: `query ($id: Int!) { newsroom { front { state(id: $id) ${sections} } } }`,
  preview: `query ($at: String!) { newsroom { front { preview(at: $at) {
    sections { title layout pinned posts { id title { rendered } } } newest { id } } } } }`,
  posts: `query ($words: String!) { newsroom { front_posts(words: $words) ${post} } }`,
  menus: `{ newsroom { menus { name latest items { title link children { title link } } ${states} } } }`,
  save: `mutation ($sections: [FrontSectionInput!]!, $known: Int!, $base: Int!) {
    saveFrontDraft(sections: $sections, known: $known, base: $base) }`,
  discard: "mutation ($known: Int!) { discardFrontDraft(known: $known) }",
  publish: "mutation ($known: Int!, $latest: Int!) { publishFront(known: $known, latest: $latest) }",
  plan: "mutation ($known: Int!, $at: String) { planFront(known: $known, at: $at) }",
  restore: "mutation ($state: Int!, $latest: Int!) { restoreFront(state: $state, latest: $latest) }",
  setMenu: `mutation ($name: String!, $items: [MenuItemInput!]!, $latest: Int!) {
    setMenu(name: $name, items: $items, latest: $latest) }`,
  terms: `query ($taxonomy: NewsroomTaxonomy!, $words: String!, $after: String) { newsroom {
    terms(taxonomy: $taxonomy, words: $words, after: $after) { taxonomy slug title post_count newest owner } } }`,
  term: `query ($taxonomy: NewsroomTaxonomy!, $slug: String!) { newsroom { term(taxonomy: $taxonomy, slug: $slug) {
    taxonomy slug title description page_link parent { slug title } picture { id src width height alt } button_text button_link
    post_count newest owner origin latest ${states} parents { slug title }
    removal { posts drafts topics menus front newsletters follows devices redirects } } } }`,
  createTerm: `mutation ($taxonomy: NewsroomTaxonomy!, $slug: String!, $title: String!) {
    createTerm(taxonomy: $taxonomy, slug: $slug, title: $title) }`,
  setTerm: `mutation ($taxonomy: NewsroomTaxonomy!, $slug: String!, $term: NewsroomTermInput!, $latest: Int!) {
    setTerm(taxonomy: $taxonomy, slug: $slug, term: $term, latest: $latest) }`,
  restoreTerm: `mutation ($taxonomy: NewsroomTaxonomy!, $slug: String!, $state: Int!, $latest: Int!) {
    restoreTerm(taxonomy: $taxonomy, slug: $slug, state: $state, latest: $latest) }`,
  giveTermBack: `mutation ($taxonomy: NewsroomTaxonomy!, $slug: String!, $latest: Int!) {
    giveTermBack(taxonomy: $taxonomy, slug: $slug, latest: $latest) }`,
  removeTerm: `mutation ($taxonomy: NewsroomTaxonomy!, $slug: String!, $latest: Int!) {
    removeTerm(taxonomy: $taxonomy, slug: $slug, latest: $latest) }`,
  restoreMenu: `mutation ($name: String!, $state: Int!, $latest: Int!) { restoreMenu(name: $name, state: $state, latest: $latest) }`,
};
