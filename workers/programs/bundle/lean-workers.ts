/**
 * Vite plugin: keeps out of the Workers what packages bring for browsers, for Node, or for options that nothing here uses. Each isolate
 * compiles what it imports.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

type Replacement = {
  source: RegExp;
  /** Only where a file of this package asks for it. */
  importer?: RegExp;
  /** The text of a module, or the file of one. */
  by: { text: string } | { file: string };
  /** In development a package may bring more than one variant of itself. */
  isOfBuilds?: true;
};

const SANITIZER = /\/node_modules\/sanitize-html\/index\.js$/;
const NOTHING = { text: "export {};" };

/** What reads certificates of passkeys and what they name: an attestation that has any is refused before it is verified (`load-verifiers.ts`). */
const ofCertificates = [
  "convertX509PublicKeyToCOSE",
  "getCertificateInfo",
  "isCertRevoked",
  "validateCertificatePath",
  "validateExtFIDOGenCEAAGUID",
  "verifyAttestationAndroidKey",
  "verifyAttestationAndroidSafetyNet",
  "verifyAttestationApple",
  "verifyAttestationFIDOU2F",
  "verifyAttestationTPM",
  "verifyAttestationWithMetadata",
  "verifyMDSBlob",
];
const refuseCertificates = `function refuse() { throw new Error("Certificates of passkeys are not read"); }
  export { ${ofCertificates.map((name) => `refuse as ${name}`).join(", ")} };`;

const replacements: readonly Replacement[] = [
  // A document is rendered as one text: nothing streams.
  {
    source: /^react-dom\/server$/,
    by: { file: inPackage("react-dom", "cjs/react-dom-server-legacy.browser.production.js") },
    isOfBuilds: true,
  },
  // Islands are hydrated, and markup that a browser is given is sanitised, in browsers.
  { source: /\/react\/hydrate-island\.tsx$/, by: NOTHING },
  { source: /^dompurify$/, by: NOTHING },
  // What slides begins to in browsers as well.
  { source: /^embla-carousel$/, by: { text: "export default undefined;" } },
  // For Node: a Worker has all of it itself.
  { source: /^@whatwg-node\/fetch$/, by: { file: inPackage("@whatwg-node/fetch", "dist/global-ponyfill.js") } },
  // For `style` attributes, which no allowlist has: were there one, it would lose the attribute.
  {
    source: /^postcss$/,
    importer: SANITIZER,
    by: { text: `export function parse() { throw new Error("No style attribute is allowed"); }` },
  },
  // Of the parser it takes the parser alone, and not what works on trees.
  {
    source: /^htmlparser2$/,
    importer: SANITIZER,
    by: { file: inPackage("sanitize-html", "node_modules/htmlparser2/dist/commonjs/Parser.js") },
  },
  // Its table of entities is made of a long text: one for all.
  {
    source: /^entities\/decode$/,
    importer: /\/sanitize-html\/node_modules\/htmlparser2\//,
    by: { file: join(dirname(require.resolve("entities/decode")), "../esm/decode.js") },
  },
  {
    source: new RegExp(`/(?:${ofCertificates.join("|")})\\.js$`),
    importer: /\/@simplewebauthn\/server\//,
    by: { text: refuseCertificates },
  },
  // What certificates are injected with.
  { source: /^reflect-metadata$/, by: NOTHING },
  // For a sanitiser of dates.
  {
    source: /^dayjs$/,
    importer: /\/node_modules\/launder\//,
    by: { text: `export default () => { throw new Error("No date is sanitised"); };` },
  },
];

function inPackage(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

export function leanWorkers(): Plugin {
  let isBuild = true;
  return {
    name: "portal:lean-workers",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name !== "client",
    config(_, { command }) {
      isBuild = command === "build";
    },
    // Whoever looks for Node's `process` makes the platform load its streams as well, in each isolate.
    configEnvironment: (name) => (isBuild && name !== "client" ? { define: { process: "undefined" } } : null),
    resolveId(source, importer = "") {
      const at = replacements.findIndex(
        (one) => one.source.test(source) && (one.importer?.test(importer) ?? true) && (isBuild || one.isOfBuilds !== true),
      );
      const by = replacements[at]?.by;
      if (by === undefined) return null;
      return "file" in by ? by.file : `\0lean:${at}`;
    },
    load(id) {
      const by = id.startsWith("\0lean:") ? replacements[Number(id.slice("\0lean:".length))]?.by : undefined;
      return by !== undefined && "text" in by ? { code: by.text, map: null } : null;
    },
  };
}
