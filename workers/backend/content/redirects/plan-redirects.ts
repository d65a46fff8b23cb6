/** Turns a publisher's own list of redirects into what is stored: checked as a whole, chains shortened (docs/import.md). */
import { toRedirectPath } from "./redirect-path.ts";

export type WantedRedirect = {
  /** Of the file, for the operator. */
  line: number;
  from: string;
  to: string;
  status: number;
};
export type KeptRedirect = { path: string; target: string; status: number };
export type RefusedRedirect = { line: number; reason: string };
export type RedirectPlan =
  | { kind: "planned"; redirects: KeptRedirect[]; shortened: number }
  | { kind: "refused"; refused: RefusedRedirect[] };

const STATUSES: ReadonlySet<number> = new Set([301, 302, 307, 308, 410]);
const PLACEHOLDER = "https://own.invalid";
const MAX_LENGTH = 2000;

type Options = {
  /** Hosts of this portal and of the former site: an address of one of them is a path. */
  ownHosts: ReadonlySet<string>;
  /** Hosts that redirects may lead to besides. */
  otherHosts: ReadonlySet<string>;
  /** What is kept already, by path. */
  known: ReadonlyMap<string, string>;
};

/** All of it, or the reason for each line that cannot be taken. */
export function planRedirects(wanted: readonly WantedRedirect[], options: Options): RedirectPlan {
  const refused: RefusedRedirect[] = [];
  const own = new Map<string, WantedRedirect & { target: string }>();
  for (const entry of wanted) {
    const path = entry.from.length > MAX_LENGTH ? null : toOwnPath(entry.from, options.ownHosts);
    const target = decideTarget(entry, options);
    const before = path === null ? undefined : own.get(path);
    if (path === null) refuse(entry, `"${shorten(entry.from)}" is no path of this site`);
    else if (!STATUSES.has(entry.status)) refuse(entry, `${entry.status} is none of ${[...STATUSES].join(", ")}`);
    else if (typeof target === "object") refuse(entry, target.reason);
    else if (before !== undefined) refuse(entry, `${path} stands in line ${before.line} already`);
    else own.set(path, { ...entry, target });
  }
  function refuse({ line }: WantedRedirect, reason: string): void {
    refused.push({ line, reason });
  }
  let shortened = 0;
  const redirects: KeptRedirect[] = [];
  for (const [path, entry] of own) {
    const end = entry.status === 410 ? entry.target : follow(path, own, options.known);
    if (end === null) refuse(entry, `${path} leads back to itself`);
    else {
      if (end !== entry.target) shortened += 1;
      redirects.push({ path, target: end, status: entry.status });
    }
  }
  if (refused.length > 0) return { kind: "refused", refused: refused.toSorted((one, other) => one.line - other.line) };
  return { kind: "planned", redirects, shortened };
}

/** Where the chain that begins at a path ends; null when it does not. */
function follow(
  start: string,
  own: ReadonlyMap<string, { target: string; status: number }>,
  known: ReadonlyMap<string, string>,
): string | null {
  const seen = new Set([start]);
  let target = own.get(start)?.target ?? start;
  for (;;) {
    const path = target.startsWith("/") ? (toRedirectPath(target) ?? "/") : null;
    if (path === null) return target;
    if (seen.has(path)) return null;
    const next = own.get(path);
    const further = next === undefined ? known.get(path) : next.status === 410 ? undefined : next.target;
    if (further === undefined) return target;
    seen.add(path);
    target = further;
  }
}

/** Without the host where it is one of ours. */
function toOwnPath(address: string, ownHosts: ReadonlySet<string>): string | null {
  if (!URL.canParse(address, PLACEHOLDER) || !/^(?:\/(?![/\\])|https?:\/\/)/i.test(address)) return null;
  const url = new URL(address, PLACEHOLDER);
  return url.origin === PLACEHOLDER || ownHosts.has(url.host) ? toRedirectPath(`${url.pathname}${url.search}`) : null;
}

function decideTarget({ to, status }: WantedRedirect, { ownHosts, otherHosts }: Options): string | { reason: string } {
  // What is gone leads nowhere.
  if (status === 410 && to === "") return "/";
  if (to.length > MAX_LENGTH || !/^(?:\/(?![/\\])|https?:\/\/)/i.test(to) || !URL.canParse(to, PLACEHOLDER))
    return { reason: `"${shorten(to)}" is no path and no address` };
  const url = new URL(to, PLACEHOLDER);
  if (url.origin === PLACEHOLDER || ownHosts.has(url.host)) return `${url.pathname}${url.search}${url.hash}`;
  if (url.username !== "" || url.password !== "") return { reason: "an address with a password" };
  return otherHosts.has(url.host) ? url.href : { reason: `${url.host} is not among the hosts that redirects may lead to` };
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
