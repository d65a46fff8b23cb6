/** For tests: what the newsroom's pages of the E-Paper ask. */
const list = "query ($after: Int) { newsroom { epaper_issues(after: $after) { id key state problem } } }";
const one = `query ($id: Int!) { newsroom { epaper_issue(id: $id) { id revision key date edition title state page_count
  cover { src width height } pages { number width height } readable changed problem } } }`;
const setShown =
  "mutation ($id: Int!, $known: Int!, $is_shown: Boolean!) { setEpaperShown(id: $id, known: $known, is_shown: $is_shown) }";
const remove = "mutation ($id: Int!, $known: Int!) { deleteEpaperIssue(id: $id, known: $known) }";

export const epaperOperations = { list, one, setShown, remove };
