/** For tests: what the newsroom's pages of passes and webcams ask. */
const fields = `id revision is_shown is_ours is_imported changed
  pass { id name municipality link note height road state since changed }
  webcam { id name municipality link note picture owner refresh_minutes is_own }`;

export const mountainOperations = {
  list: `{ newsroom { mountains { ${fields} } } }`,
  one: `query ($id: Int!) { newsroom { mountain(id: $id) { ${fields} } } }`,
  readers:
    "{ mountains { is_sample passes { id name state since height road note link municipality changed } webcams { id name picture is_own owner link note refresh_minutes municipality } } }",
  createPass: "mutation ($key: String!, $pass: PassInput!) { createPass(key: $key, pass: $pass) }",
  createWebcam: "mutation ($key: String!, $webcam: WebcamInput!) { createWebcam(key: $key, webcam: $webcam) }",
  setPass: "mutation ($id: Int!, $pass: PassInput!, $known: Int!) { setPass(id: $id, pass: $pass, known: $known) }",
  setWebcam: "mutation ($id: Int!, $webcam: WebcamInput!, $known: Int!) { setWebcam(id: $id, webcam: $webcam, known: $known) }",
  show: "mutation ($id: Int!, $shown: Boolean!, $known: Int!) { showMountain(id: $id, shown: $shown, known: $known) }",
};
