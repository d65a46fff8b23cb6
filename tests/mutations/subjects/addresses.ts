/** Where readers are led, what the portal passes on, and what mails say. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const returnPath = "app/domain/page/address/return-path";
const backendReturnPath = "workers/backend/readers/accounts/registration/return-path";
const plan = "workers/backend/content/redirects/plan-redirects";
const mail = "workers/backend/ground/mail";
const newsletters = "workers/backend/readers/newsletters";
const partner = "app/domain/paywall/viewer/partner-referrer";
const caller = "workers/backend/ground/caller/parse-caller";

export const addresses: readonly Mutation[] = [
  {
    file: `${returnPath}.ts`,
    from: "if (url.origin !== base) return null;",
    to: "",
    harm: "a login leads to //another-site",
    tests: [`${returnPath}.test.ts`],
  },
  {
    file: `${returnPath}.ts`,
    from: '.replace(/^\\/+/, "/");',
    to: ";",
    harm: "a login leads to another site by /.//host",
    tests: [`${returnPath}.test.ts`],
  },
  {
    file: `${returnPath}.ts`,
    from: "(?:wp-json|graphql|api|builds|media)(?:\\/|$)/i;",
    to: "(?:graphql|api|builds|media)(?:\\/|$)/i;",
    harm: "a link signs its reader in as somebody else after the login",
    tests: [`${returnPath}.test.ts`],
  },
  {
    file: `${backendReturnPath}.ts`,
    from: 'url.origin !== ORIGIN || url.pathname.startsWith("//")',
    to: "url.origin !== ORIGIN",
    harm: "the mail that activates an account leads to another site",
    tests: [`${backendReturnPath}.test.ts`],
  },
  {
    file: "app/loaders/address/to-redirect.ts",
    from: '.replace(/^\\/{2,}/, "/")',
    to: "",
    harm: "a redirect of the back end leads to another site by two slashes",
    tests: ["app/loaders/address/to-redirect.test.ts"],
  },
  {
    file: "app/loaders/address/to-redirect.ts",
    from: 'if (target.protocol !== "https:" && target.protocol !== "http:") return null;',
    to: "",
    harm: "a redirect of the back end runs script",
    tests: ["app/loaders/address/to-redirect.test.ts"],
  },
  {
    file: "app/domain/page/address/web-address.ts",
    from: 'return protocol === "https:" || protocol === "http:" ? href : null;',
    to: "return protocol === null ? null : href;",
    harm: "a link of a partner runs script",
    tests: ["app/domain/page/address/web-address.test.ts"],
  },
  {
    file: `${plan}.ts`,
    from: "return otherHosts.has(url.host) ? url.href :",
    to: 'return url.protocol.startsWith("http") ? url.href :',
    harm: "a list of redirects leads readers to any site",
    tests: [`${plan}.test.ts`],
  },
  {
    file: `${plan}.ts`,
    from: "if (seen.has(path)) return null;",
    to: "if (seen.has(path)) return target;",
    harm: "a reader is sent round in a circle",
    tests: [`${plan}.test.ts`],
  },
  {
    file: `${partner}.ts`,
    from: "hostname.endsWith(`.$",
    to: "hostname.endsWith(`$",
    harm: "evilvn.example reads on the account of vn.example",
    tests: [`${partner}.test.ts`],
  },
  {
    file: `${partner}.ts`,
    from: 'if (protocol !== "https:") return null;',
    to: "",
    harm: "whoever holds the line names himself a partner",
    tests: [`${partner}.test.ts`],
  },
  {
    file: `${mail}/mail-address.ts`,
    from: "text.length <= MAX_LENGTH && pattern.test(text) ? text : null;",
    to: 'text.length <= MAX_LENGTH && text.includes("@") ? text : null;',
    harm: "an address with a line break adds recipients to the mail",
    tests: [`${mail}/mail-address.test.ts`],
  },
  {
    file: `${mail}/deliver-mail.ts`,
    from: "if (!(await isWaiting(env.DB, outboxId))) return message.ack();",
    to: "",
    harm: "a mail that was delivered goes out again",
    tests: [`${mail}/outbox.workerd.test.ts`],
  },
  {
    file: `${mail}/deliver-mail.ts`,
    from: "if (mail !== null && parseMailAddress(mail.to) === null) {",
    to: "if (mail === null) {",
    harm: "a mail goes to what is no address",
    tests: [`${mail}/deliver-mail.workerd.test.ts`],
  },
  {
    file: `${newsletters}/readers/leave.ts`,
    from: 'DELETE FROM newsletter_guests WHERE email_key = ?1 AND newsletter = ?2").bind(',
    to: 'DELETE FROM newsletter_guests WHERE email_key = ?1 AND ?2 IS NOT NULL").bind(',
    harm: "who leaves one newsletter leaves all",
    tests: [`${newsletters}/readers/readers.workerd.test.ts`],
  },
  {
    file: `${newsletters}/mail/to-issue-mail.ts`,
    from: "html: html.replaceAll(KEY_PLACE, leaveKey),",
    to: "html,",
    harm: "the link that ends the newsletter does nothing",
    tests: [`${newsletters}/sending/sending.workerd.test.ts`, `${newsletters}/issues/compose-issue.workerd.test.ts`],
  },
  {
    file: `${newsletters}/readers/sign-up.ts`,
    from: "if (exceeded.length === 0) {",
    to: "if (!exceeded.includes(signUpsByNetwork)) {",
    harm: "somebody fills a stranger's mailbox with confirmations",
    tests: [`${newsletters}/readers/readers.workerd.test.ts`],
  },
  {
    file: `${newsletters}/readers/confirm.ts`,
    from: "JOIN newsletters n ON n.slug = value AND n.listed = 1\n       WHERE NOT EXISTS",
    to: "JOIN newsletters n ON n.slug = value\n       WHERE NOT EXISTS",
    harm: "a newsletter that was ended gets new readers",
    tests: [`${newsletters}/readers/readers.workerd.test.ts`],
  },
  {
    file: `${caller}.ts`,
    from: "&& url.origin === text ? text : null;",
    to: "? text : null;",
    harm: "links in mails begin with an address of the caller's choice",
    tests: [`${caller}.workerd.test.ts`],
  },
  {
    file: "workers/backend/ground/secrets/open-signed.ts",
    from: '      requiredClaims: ["exp"],\n',
    to: "",
    harm: "a token without an end counts for ever",
    tests: [`${caller}.workerd.test.ts`, "workers/backend/readers/access/parse-grant.workerd.test.ts"],
  },
  {
    file: "app/domain/session/cookie-markup.ts",
    from: "if (url !== null && known.includes(url.origin))",
    to: "if (url !== null)",
    harm: "a reply has the browser load any address",
    tests: ["app/domain/session/cookie-markup.test.ts"],
  },
  {
    file: "app/gateway/sso/vouches-for-checkout.ts",
    from: 'origins.includes(origin) : site === "same-origin";',
    to: 'origins.includes(origin) : site !== "cross-site";',
    harm: "a neighbouring host registers readers as if they were paying",
    tests: ["app/gateway/sso/vouches-for-checkout.test.ts"],
  },
];
