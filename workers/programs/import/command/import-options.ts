/** The command line of the import. */
import { isOwnMachine } from "#workers/backend/content/bridge/bridge-settings.ts";
import { isTimeZone } from "#workers/backend/content/wordpress/convert/wordpress-date.ts";
import {
  type Environment,
  parseOptions,
  type Remote,
  readRemote,
  remoteOptions,
  UsageError,
} from "#workers/programs/command-line/command-line.ts";
import type { PageSource } from "#workers/programs/import/pages/bring-pages.ts";
import { isEncoding } from "#workers/programs/import/wxr/decoders.ts";
import type { ListBases } from "#workers/programs/import/wxr/list-paths.ts";

/** An application password of the site. */
export type SiteUser = { name: string; password: string };

export type ImportCommand = {
  from:
    | { kind: "wxr"; file: string }
    | { kind: "wordpress"; url: string }
    | { kind: "redirects"; file: string }
    | ({ kind: "pages" } & PageSource);
  /** Null: the back end of this machine. */
  remote: Remote | null;
  isDryRun: boolean;
  reportFile: string | null;
  /** Drafts, what waits for approval and what is planned come, too. */
  takesDrafts: boolean;
  /** The user of a live site; null requests it as a visitor does. */
  siteUser: SiteUser | null;
  postTypes: string[];
  premiumCategories: string[];
  timeZone: string | null;
  /** The encoding of the export file; null for the one that it declares. */
  encoding: string | null;
  /** Under which the site of an export file lists its terms. */
  listBases: ListBases;
  allowsPrivateMedia: boolean;
  /** For a list of redirects: hosts of the former site, and others that it may lead to. */
  formerHosts: string[];
  redirectHosts: string[];
};

export const HELP = `Brings a publisher's WordPress content into Talblick's back end.

  npm run import -- --wxr FILE          an export file (WXR, also compressed with gzip)
  npm run import -- --wordpress URL     a live site, through its REST interface
  npm run import -- --export FOLDER     what npm run export wrote, into a fresh state
  npm run import -- --redirects FILE    a list of redirects (CSV): old path, new path or address, status
  npm run import -- --particulars FILE  the pages that a paper must have (Impressum, Datenschutz, AGB, …), of the templates in
                                        workers/programs/pages, with the publisher's particulars; FILE is a filled copy of
                                        workers/programs/pages/particulars.example.yaml
  npm run import -- --pages FOLDER      pages from Markdown files instead of the templates; with --particulars where they have {{names}}

  --remote ORIGIN          into the deployed back end at ORIGIN instead of this machine's
  --token-env NAME         variable of the environment that holds its ADMIN_TOKEN (default ADMIN_TOKEN)
  --dry-run                reads and converts everything, fetches no pictures, writes nothing
  --report FILE            writes every line of the report as JSON
  --drafts                 also brings drafts and posts that wait for approval, both as drafts, and planned posts as planned ones;
                           of a live site with --site-user
  --site-user NAME         asks a live site (--wordpress) as this user, with an application password
  --site-password-env NAME variable of the environment that holds the application password (default WORDPRESS_PASSWORD)
  --post-types a,b         also brings these post types (post, page and nnp_* always come)
  --premium-category a,b   posts of these categories (slugs) are premium; so are posts with the field is_premium
  --time-zone NAME         zone of dates that lack UTC (default Europe/Vienna)
  --category-base PATH     where the site lists its categories, when it is not category, such as ressort (export files
  --tag-base PATH          do not say it), and its tags, when it is not tag: these addresses redirect, too
  --encoding NAME          encoding of the export file, such as windows-1252, when it is not the one that the file names;
                           utf-8 replaces bytes that are no UTF-8, where the import would otherwise refuse the file
  --allow-private-media    also fetches pictures from addresses of private networks and this machine, and follows a site there
  --former-host a,b        of --redirects: hosts of the former site, whose addresses count as paths
  --redirect-host a,b      of --redirects: other hosts that it may lead to
  --help                   this text

The portal may run or not. Ctrl-C ends at once; what was written is complete, and the same command goes on. A repeated import
makes no duplicates and fetches no picture twice. Exit code 0: all came; 1: something failed (see the report);
2: the command line is wrong; 130: interrupted.
`;

/** Throws UsageError. */
export function parseImportCommand(args: string[], environment: Environment): ImportCommand {
  const values = parseOptions(args, options);
  return {
    from: decideFrom(values),
    remote: readRemote(values, environment),
    isDryRun: values["dry-run"] ?? false,
    reportFile: values.report ?? null,
    takesDrafts: decideDrafts(values),
    siteUser: decideSiteUser(values, environment),
    postTypes: toList(values["post-types"]),
    premiumCategories: toList(values["premium-category"]),
    timeZone: decideTimeZone(values["time-zone"]),
    encoding: decideEncoding(values),
    listBases: { category: decideBase(values["category-base"]), tag: decideBase(values["tag-base"]) },
    allowsPrivateMedia: values["allow-private-media"] ?? false,
    formerHosts: toList(values["former-host"]),
    redirectHosts: toList(values["redirect-host"]),
  };
}

const options = {
  wxr: { type: "string" },
  wordpress: { type: "string" },
  redirects: { type: "string" },
  pages: { type: "string" },
  particulars: { type: "string" },
  "former-host": { type: "string" },
  "redirect-host": { type: "string" },
  "dry-run": { type: "boolean" },
  report: { type: "string" },
  drafts: { type: "boolean" },
  "site-user": { type: "string" },
  "site-password-env": { type: "string" },
  "post-types": { type: "string" },
  "premium-category": { type: "string" },
  "time-zone": { type: "string" },
  "category-base": { type: "string" },
  "tag-base": { type: "string" },
  encoding: { type: "string" },
  "allow-private-media": { type: "boolean" },
  ...remoteOptions,
} as const;

type Values = ReturnType<typeof parseOptions<typeof options>>;

function decideFrom({ wxr, wordpress, redirects, pages, particulars }: Values): ImportCommand["from"] {
  if ([wxr, wordpress, redirects, pages ?? particulars].filter((value) => value !== undefined).length !== 1)
    throw new UsageError("Name one of --wxr FILE, --wordpress URL, --redirects FILE, --pages FOLDER and --particulars FILE");
  if (pages !== undefined || particulars !== undefined)
    return { kind: "pages", folder: pages ?? null, particulars: particulars ?? null };
  if (redirects !== undefined) return { kind: "redirects", file: redirects };
  if (wxr !== undefined) return { kind: "wxr", file: wxr };
  const address = /^https?:\/\//i.test(wordpress ?? "") ? (wordpress ?? "") : `https://${wordpress}`;
  if (!URL.canParse(address)) throw new UsageError(`--wordpress: "${wordpress}" is no address`);
  return { kind: "wordpress", url: address };
}

function decideDrafts({ drafts = false, wordpress, wxr, "site-user": user }: Values): boolean {
  if (drafts && wordpress === undefined && wxr === undefined) throw new UsageError("--drafts is for --wxr and --wordpress");
  if (drafts && wordpress !== undefined && user === undefined)
    throw new UsageError("--drafts of a live site needs --site-user: WordPress shows drafts to nobody else");
  return drafts;
}

/** The password never stands on the command line, where everybody on the machine may read it, and never travels in the open. */
function decideSiteUser(
  { "site-user": name, "site-password-env": variable = "WORDPRESS_PASSWORD", wordpress, ...values }: Values,
  environment: Environment,
): SiteUser | null {
  if (name === undefined) return null;
  if (wordpress === undefined) throw new UsageError("--site-user is for a live site (--wordpress)");
  const from = decideFrom({ wordpress, ...values });
  const site = from.kind === "wordpress" ? new URL(from.url) : null;
  if (site !== null && site.protocol !== "https:" && !isOwnMachine(site.hostname))
    throw new UsageError("--site-user needs an address with https://: the password would travel in the open");
  const password = environment[variable];
  if (name.trim() === "" || name.includes(":")) throw new UsageError(`--site-user: "${name}" is no name of a user`);
  if (!password) throw new UsageError(`--site-user needs an application password in the environment variable ${variable}`);
  return { name: name.trim(), password };
}

function decideTimeZone(name: string | undefined): string | null {
  if (name !== undefined && !isTimeZone(name)) throw new UsageError(`--time-zone: "${name}" is no time zone`);
  return name ?? null;
}

function decideBase(path: string | undefined): string | null {
  const base = path?.replace(/^\/+|\/+$/g, "") ?? null;
  if (base !== null && !/^[^\s?#]+$/.test(base)) throw new UsageError(`"${path}" is no path such as ressort or archiv/ressort`);
  return base;
}

function decideEncoding({ encoding, wxr }: Values): string | null {
  if (encoding === undefined) return null;
  if (wxr === undefined) throw new UsageError("--encoding is for export files (--wxr)");
  if (!isEncoding(encoding)) throw new UsageError(`--encoding: "${encoding}" is no encoding that is known`);
  return encoding;
}

function toList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
