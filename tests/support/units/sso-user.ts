/** For tests: a reader as the account calls answer. */
export const ssoUser = {
  __typename: "SsoUser",
  user_id: 7,
  login: "anna",
  email: "anna@leser.example",
  hash: "h7",
  token: "t7",
  lastname: "Nachbaur",
};
