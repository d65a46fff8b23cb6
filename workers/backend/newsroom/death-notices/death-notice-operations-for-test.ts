/** For tests: what the pages of death notices ask. */
const fields = "state has_ended revision source is_ours picture changed notice { id kind name last_day candles }";

export const deathNoticeOperations = {
  list: `query ($state: DeathNoticeState!, $after: Int) { newsroom { death_notices(state: $state, after: $after) { ${fields} } } }`,
  one: `query ($id: Int!) { newsroom { held_condolences death_notice(id: $id) { ${fields} } } }`,
  condolences: `query ($state: CondolenceState!, $notice: Int, $after: Int) { newsroom { condolences(state: $state, notice: $notice, after: $after) {
    state revision email notice notice_name condolence { id name place text sent } } } }`,
  create: `mutation ($key: String!, $notice: DeathNoticeInput!, $is_shown: Boolean!) {
    createDeathNotice(key: $key, notice: $notice, is_shown: $is_shown) }`,
  set: "mutation ($id: Int!, $notice: DeathNoticeInput!, $known: Int!) { setDeathNotice(id: $id, notice: $notice, known: $known) }",
  setState: `mutation ($id: Int!, $state: DeathNoticeState!, $known: Int!) {
    setDeathNoticeState(id: $id, state: $state, known: $known) }`,
  decide: `mutation ($id: Int!, $state: CondolenceState!, $known: Int!) {
    setCondolenceState(id: $id, state: $state, known: $known) }`,
  candle: "mutation ($id: Int!) { lightCandle(id: $id) }",
  send: `mutation ($id: Int!, $key: String!, $condolence: CondolenceInput!) {
    sendCondolence(id: $id, key: $key, condolence: $condolence) }`,
};
