/** For tests: every question and call about readers' passkeys, with all their fields. */
const options = "success error message options";
const action = "success error message";

export const passkeyOperations = {
  list: `query ($h: String!, $t: String!) { reply: passkeys(h: $h, t: $t) { may_add most items { id name created last_used } } }`,
  begin: `mutation ($h: String!, $t: String!, $password: String!) {
    reply: beginPasskey(h: $h, t: $t, password: $password) { ${options} } }`,
  add: `mutation ($h: String!, $t: String!, $name: String!, $credential: String!) {
    reply: addPasskey(h: $h, t: $t, name: $name, credential: $credential) { ${action} } }`,
  rename: `mutation ($h: String!, $t: String!, $id: Int!, $name: String!) {
    reply: renamePasskey(h: $h, t: $t, id: $id, name: $name) { ${action} } }`,
  remove: `mutation ($h: String!, $t: String!, $id: Int!) { reply: removePasskey(h: $h, t: $t, id: $id) { ${action} } }`,
  beginLogin: `mutation { reply: beginPasskeyLogin { ${options} } }`,
  login: `mutation ($credential: String!) { reply: loginWithPasskey(credential: $credential) {
    success error message cookie user { user_id login email hash token lastname fullname } attributes { name value } } }`,
} as const;
