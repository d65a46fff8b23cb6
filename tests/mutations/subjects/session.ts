/** Readers' sessions: beginning, proving and ending them. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const room = "workers/backend/readers/accounts";
const image = `${room}/session/cookie-image.workerd.test.ts`;
const sessions = `${room}/session/sessions.workerd.test.ts`;
const endSession = `${room}/session/end-session.workerd.test.ts`;
const password = `${room}/registration/change-password.workerd.test.ts`;
const keys = `${room}/registration/one-time-keys.workerd.test.ts`;
const attempts = `${room}/login-attempts/login-limits.workerd.test.ts`;
const foreign = "workers/portal/is-foreign-post.test.ts";
const passkeys = "workers/backend/readers/accounts/passkeys/passkeys.workerd.test.ts";

export const session: readonly Mutation[] = [
  {
    file: `${room}/session/cookie-image.ts`,
    from: '(site !== null && site !== "same-origin")',
    to: '(site !== null && site === "cross-site")',
    harm: "a neighbouring host signs a reader in as somebody else",
    tests: [image],
  },
  {
    file: `${room}/session/cookie-image.ts`,
    from: ' || (destination !== null && destination !== "image")',
    to: "",
    harm: "a link in a mail signs a reader in as somebody else",
    tests: [image],
  },
  {
    file: `${room}/session/cookie-image.ts`,
    from: "key === null || !(await isFirstUse(env.DB, key, now))",
    to: "key === null",
    harm: "the address of the image in a log signs anybody in again",
    tests: [image],
  },
  {
    file: `${room}/session/sessions.ts`,
    from: "return row !== null && isRight ? toSession(call, row) : null;",
    to: "return row !== null ? toSession(call, row) : null;",
    harm: "the name of a session, which is no secret, opens it",
    tests: [sessions],
  },
  {
    file: `${room}/session/sessions.ts`,
    from: "} AND s.expires_at > ?2 AND",
    to: "} AND ?2 AND",
    harm: "a session never ends",
    tests: [sessions],
  },
  {
    file: `${room}/session/sessions.ts`,
    from: ".method = 'registration'))`;",
    to: ".method IS NOT NULL))`;",
    harm: "an account is open to sessions although its address is not proved",
    tests: [sessions, `${room}/registration/register-in-checkout.workerd.test.ts`],
  },
  {
    file: `${room}/session/sessions.ts`,
    from: 'WHERE account_id = ?1 AND id <> ?2").bind(accountId, keptId);',
    to: 'WHERE account_id = ?1 AND id = ?2").bind(accountId, keptId);',
    harm: "signing out everywhere ends the only session that should stay",
    tests: [endSession, password],
  },
  {
    file: `${room}/session/end-session.ts`,
    from: 'WHERE id = ?1 AND account_id = ?2")',
    to: 'WHERE id = ?1 AND ?2")',
    harm: "a reader ends the sessions of others by counting",
    tests: [endSession],
  },
  {
    file: `${room}/session/end-session.ts`,
    from: 'if (current.method === "card" && id !== current.id)',
    to: 'if (current.method === "card" && id === null)',
    harm: "who read a number from a newspaper's label signs its owner out",
    tests: [endSession],
  },
  {
    file: `${room}/session/login.ts`,
    from: 'if (account.state === "active") return signIn',
    to: 'if (account.state !== "pending") return signIn',
    harm: "a blocked reader signs in",
    tests: [`${room}/session/login.workerd.test.ts`],
  },
  {
    file: `${room}/session/login.ts`,
    from: "if (card?.isValid === true) {",
    to: "if (card !== null && card !== undefined) {",
    harm: "a card of a subscription that has ended signs in",
    tests: [`${room}/session/login-card.workerd.test.ts`],
  },
  {
    file: `${room}/session/sign-in.ts`,
    from: 'const isKnownDevice = method !== "registration";',
    to: "const isKnownDevice = true;",
    harm: "who registers another's address may guess its password without waiting",
    tests: [`${room}/registration/register-in-checkout.workerd.test.ts`],
  },
  {
    file: `${room}/session/logout.ts`,
    from: "if (session !== null) await endSessionById(call.env.DB, session.id);",
    to: "",
    harm: "signing out clears the browser alone, and the session lives on",
    tests: [sessions, `${room}/session/login.workerd.test.ts`],
  },
  {
    file: `${room}/session/sso-cookies.ts`,
    from: "{ ...hostOnly, httpOnly: true, maxAge: DEVICE_LIFETIME_S }",
    to: "{ ...hostOnly, maxAge: DEVICE_LIFETIME_S }",
    harm: "scripts read the token of a known device",
    tests: [image],
  },
  {
    file: `${room}/session/sso-cookies.ts`,
    from: 'secure: protocol === "https:",',
    to: 'secure: protocol === "http:",',
    harm: "the session's cookies go over the wire unencrypted",
    tests: [image],
  },
  {
    file: `${room}/login-attempts/login-attempts.ts`,
    from: "if (!(await takeGuess(call, here))) return refuseGuess(name);",
    to: "await takeGuess(call, here);",
    harm: "a guesser of passwords need not wait",
    tests: [attempts],
  },
  {
    file: `${room}/login-attempts/known-device.ts`,
    from: "WHERE id = ?1 AND (login_key = ?2 OR email_key = ?2)",
    to: "WHERE id = ?1 AND (?2 OR 1)",
    harm: "a device of one's own account is exempt from the waits at everybody's",
    tests: [attempts],
  },
  {
    file: `${room}/registration/one-time-keys.ts`,
    from: 'const isOpenSql = "digest = ?1 AND purpose = ?2 AND used_at IS NULL AND expires_at > ?3";',
    to: 'const isOpenSql = "digest = ?1 AND purpose = ?2 AND used_at IS NULL AND ?3";',
    harm: "the link of an old mail sets a new password years later",
    tests: [keys],
  },
  {
    file: `${room}/registration/one-time-keys.ts`,
    from: 'const isOpenSql = "digest = ?1 AND purpose = ?2 AND used_at IS NULL AND expires_at > ?3";',
    to: 'const isOpenSql = "digest = ?1 AND ?2 IS NOT NULL AND used_at IS NULL AND expires_at > ?3";',
    harm: "a key that activates an account also sets its password",
    tests: [keys, password],
  },
  {
    file: `${room}/registration/change-password.ts`,
    from: "\n    endSessionsStatement(db, accountId, keptSession),",
    to: "",
    harm: "a thief stays signed in after the password was changed",
    tests: [password],
  },
  {
    file: `${room}/registration/change-password.ts`,
    from: 'if (!isRight) return refuse("wrongPassword", replyTexts.wrongPassword);',
    to: "",
    harm: "an open browser is enough to take an account over",
    tests: [password],
  },
  {
    file: "workers/portal/is-foreign-post.ts",
    from: 'site !== "same-origin" && site !== "none";',
    to: 'site === "cross-site";',
    harm: "a neighbouring host posts forms in a reader's name",
    tests: [foreign],
  },
  {
    file: "workers/portal/is-foreign-post.ts",
    from: 'if (request.method === "GET" || request.method === "HEAD") return false;',
    to: 'if (request.method !== "POST") return false;',
    harm: "another site puts and deletes in a reader's name",
    tests: [foreign],
  },
  {
    file: "workers/backend/ground/passkeys/verify-asked.ts",
    from: "WHERE id = ?1 AND (?2 > counter OR (?2 = 0 AND counter = 0))",
    to: "WHERE id = ?1",
    harm: "a copied passkey signs in beside its owner",
    tests: [passkeys],
  },
  {
    file: "workers/backend/ground/passkeys/verify-asked.ts",
    from: "requireUserVerification: true",
    to: "requireUserVerification: false",
    harm: "whoever finds a device signs in with it, locked as it is",
    tests: [passkeys],
  },
  {
    file: "workers/backend/ground/passkeys/challenge.ts",
    from: "claims?.subject !== subject ||",
    to: "",
    harm: "what one reader began another finishes",
    tests: [passkeys],
  },
  {
    file: "workers/backend/ground/passkeys/challenge.ts",
    from: "return used.length === 0 ? claims.handle : null;",
    to: "return used.length >= 0 ? claims.handle : null;",
    harm: "a signature that was overheard signs in again",
    tests: [passkeys],
  },
  {
    file: "workers/backend/readers/accounts/passkeys/add-passkey.ts",
    from: 'if (account.state !== "active") return refuse("notActivated", passkeyTexts.unconfirmed);\n  const made',
    to: "const made",
    harm: "who registers with somebody else's address leaves a way into their account",
    tests: [passkeys],
  },
];
