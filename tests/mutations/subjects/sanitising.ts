/** What comes from outside and is shown, run, loaded or logged. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const records = "workers/backend/content/records";
const stored = `${records}/sanitize.workerd.test.ts`;
const content = "app/components/content/sanitize-content";
const redact = "shared/log/redact.test.ts";
const envelope = "workers/portal/error-reports/to-clean-envelope";
const document = "app/shell/document/complete-document.test.ts";
const embed = "app/domain/embed/embed-frame";

export const sanitising: readonly Mutation[] = [
  {
    file: "shared/content/link-address.ts",
    from: 'new Set(["http:", "https:", "mailto:", "tel:"])',
    to: 'new Set(["http:", "https:", "mailto:", "tel:", "javascript:"])',
    harm: "a link in an imported text runs script",
    tests: [stored],
  },
  {
    file: "shared/content/link-address.ts",
    from: 'const address = value.replace(ignoredByBrowsers, "").trim();',
    to: "const address = value.trim();",
    harm: "an address is kept with the tabs by which others pass checks",
    tests: ["shared/content/link-address.test.ts"],
  },
  {
    file: `${records}/sanitize.ts`,
    from: 'const nonTextTags = ["script", "style", ',
    to: "const nonTextTags = [",
    harm: "readers read the source of a script in the text",
    tests: [stored],
  },
  {
    file: `${records}/sanitize.ts`,
    from: "    nestingLimit,\n",
    to: "",
    harm: "a text of ten thousand quotations within each other stops the page",
    tests: [stored],
  },
  {
    file: `${records}/sanitize.ts`,
    from: '? { href, rel: "noopener nofollow" } : { href }',
    to: "? { href } : { href }",
    harm: "the paper vouches to search engines for every link of a guest",
    tests: [stored],
  },
  {
    file: `${records}/sanitize-block.ts`,
    from: "return link === null ? toTextParagraph(block.text) : { ...block, link };",
    to: "return link === null ? block : { ...block, link };",
    harm: "a button runs script",
    tests: [stored],
  },
  {
    file: `${records}/sanitize-block.ts`,
    from: "{ ...entry, html: sanitizeRich(entry.html), ...picture }",
    to: "{ ...entry, ...picture }",
    harm: "a ticker's entry of a back end runs script",
    tests: [stored],
  },
  {
    file: `${content}.ts`,
    from: 'exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,',
    to: "",
    harm: "a picture that may not load is a hole in the text",
    tests: [`${content}.test.ts`],
  },
  {
    file: `${content}.ts`,
    from: "variants.every((variant) => toPictureAddress(variant) !== null)",
    to: "variants.some((variant) => toPictureAddress(variant) !== null)",
    harm: "a host that the publisher does not list counts readers by one size of a picture",
    tests: [`${content}.test.ts`],
  },
  {
    file: "app/configuration/picture-hosts.ts",
    from: 'return url.username === "" && (',
    to: "return (",
    harm: "a picture's address carries a password",
    tests: ["app/configuration/picture-hosts.test.ts"],
  },
  {
    file: "app/actions/sanitize-message.ts",
    from: "    allowProtocolRelative: false,\n",
    to: "",
    harm: "a message of the back end leads to another site by //",
    tests: ["app/actions/sanitize-message.test.ts"],
  },
  {
    file: "workers/backend/content/comments/to-comment-html.ts",
    from: 'const link = decideLink(href ?? "");',
    to: "const link = href ?? null;",
    harm: "a reader's comment links to script",
    tests: ["workers/backend/content/comments/write-comments.workerd.test.ts"],
  },
  {
    file: "app/domain/xml/to-xml.ts",
    from: 'return escapeUTF8(text.replace(forbidden, ""));',
    to: "return escapeUTF8(text);",
    harm: "one control character in a title breaks the feed for all",
    tests: ["app/domain/xml/to-xml.test.ts"],
  },
  {
    file: `${embed}.ts`,
    from: ' || url.username !== "" || url.port !== ""',
    to: "",
    harm: "an embed of a known host comes from a port of somebody else's",
    tests: [`${embed}.test.ts`],
  },
  {
    file: `${embed}.ts`,
    from: "return hosts.includes(hostname) ?",
    to: "return hosts.some((host) => hostname.endsWith(host)) ?",
    harm: "evil-verlag.example fills frames as verlag.example",
    tests: [`${embed}.test.ts`],
  },
  {
    file: "app/shell/document/content-security-policy.ts",
    from: "\"object-src 'none'\",",
    to: "",
    harm: "a page runs an old plug-in",
    tests: [document],
  },
  {
    file: "app/shell/document/content-security-policy.ts",
    from: "isEmbeddable ? ANY_FRAME : \"frame-ancestors 'self'\",",
    to: "ANY_FRAME,",
    harm: "another site frames the profile and has its buttons clicked",
    tests: [document],
  },
  {
    file: "app/shell/document/content-security-policy.ts",
    from: "const shown = marked.filter((host) => isEmbedHost(host, embedHosts));",
    to: "const shown = marked;",
    harm: "an article lets any host into its frames",
    tests: [document],
  },
  {
    file: "shared/log/redact-fields.ts",
    from: "rules.isSecret(name) ?",
    to: "rules.isSecret(name) && depth === rules.depth ?",
    harm: "a password within an object is logged",
    tests: [redact],
  },
  {
    file: "shared/log/redact-fields.ts",
    from: "if (!Array.isArray(value)) return redactEntries(value, rules, left, depth);",
    to: "if (!Array.isArray(value)) return value;",
    harm: "addresses of readers within objects are logged",
    tests: [redact],
  },
  {
    file: "shared/log/redact.ts",
    from: '  { find: /\\/\\/[^/\\s@"\'<>]+@/g, put: "//[credentials]@" },\n',
    to: "",
    harm: "a feed's password is in the log",
    tests: [redact],
  },
  {
    file: `${envelope}.ts`,
    from: 'const personal = ["user", "request", "server_name"];',
    to: 'const personal = ["request", "server_name"];',
    harm: "a report of an error names its reader",
    tests: [`${envelope}.test.ts`],
  },
  {
    file: `${envelope}.ts`,
    from: "meant !== null && meant.envelopeUrl === target.envelopeUrl;",
    to: "meant !== null;",
    harm: "reports of anybody's project are passed on in this site's name",
    tests: [`${envelope}.test.ts`],
  },
  {
    file: "app/features/article/cut-paid-blocks.ts",
    from: "return { free, paid: isWhole || isOpen ? paid : null };",
    to: "return { free, paid: isWhole || access.granted ? paid : null };",
    harm: "the paid part is in the document because a back end says so",
    tests: ["app/features/article/cut-paid-blocks.test.ts"],
  },
  {
    file: "workers/backend/newsroom/tips/files/file-name.ts",
    from: "const full = `$",
    to: "const full = name || `$",
    harm: "the newsroom saves a program that calls itself a picture",
    tests: ["workers/backend/newsroom/tips/files/file-type.test.ts"],
  },
];
