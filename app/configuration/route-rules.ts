/**
 * Rules for addresses, a publisher's to fill (rules 2.1: route rules may redirect, including to external URLs).
 * A key is a path; a last segment `**` matches everything below and may stand in `to` again.
 */
import * as v from "valibot";
import { land } from "#brand/land.ts";

const ruleSchema = v.strictObject({
  redirect: v.optional(
    v.strictObject({
      to: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/, "must be a path or an http(s) address")),
      status: v.optional(v.picklist([301, 302, 307, 308]), 301),
    }),
  ),
  /** Names of route middleware to run before the page (middleware/route-rules.ts). */
  middleware: v.optional(v.array(v.string())),
});

export type RouteRule = v.InferOutput<typeof ruleSchema>;
export type RouteRules = Readonly<Record<string, RouteRule>>;

/** Throws an error for operators that names the rule. */
export function parseRouteRules(rules: unknown): RouteRules {
  const parsed = v.safeParse(v.record(v.pipe(v.string(), v.startsWith("/")), ruleSchema), rules);
  if (!parsed.success) {
    throw new Error(`Route rules: ${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("; ")}`);
  }
  return parsed.output;
}

export const routeRules: RouteRules = parseRouteRules({
  "/startseite": { redirect: { to: "/" } },
  "/gemeinden": { redirect: { to: "/gemeinde/gemeinde" } },
  "/thema/**": { redirect: { to: "/themen/**" } },
  "/landesrecht": { redirect: { to: land.law, status: 302 } },
  "/profil": { middleware: ["noindex"] },
});

/** A rule for a path, and what its `**` stands for. */
export type FoundRouteRule = { rule: RouteRule; rest: string };

/** The most exact rule for a path, however it is written: with a slash at its end, or with capitals. Null where there is none. */
export function findRouteRule(rules: RouteRules, pathname: string): FoundRouteRule | null {
  const plain = pathname.replace(/(?<!^)\/+$/, "");
  for (const path of new Set([pathname, plain, plain.toLowerCase()])) {
    const found = findExactRule(rules, path);
    if (found !== null) return found;
  }
  return null;
}

function findExactRule(rules: RouteRules, pathname: string): FoundRouteRule | null {
  const exact = Object.hasOwn(rules, pathname) ? rules[pathname] : undefined;
  if (exact !== undefined) return { rule: exact, rest: "" };
  const wildcards = Object.keys(rules)
    .filter((pattern) => pattern.endsWith("/**") && pathname.startsWith(pattern.slice(0, -2)))
    .sort((a, b) => b.length - a.length);
  const [pattern] = wildcards;
  const rule = pattern === undefined ? undefined : rules[pattern];
  return pattern === undefined || rule === undefined ? null : { rule, rest: pathname.slice(pattern.length - 2) };
}

/** Where a rule's redirect leads: `**` filled in, the query string along unless the target has one. */
export function toRedirectTarget(to: string, rest: string, search: string): string {
  // A rest that begins with slashes would make "/**" the address of another host.
  const target = to.replace("**", () => rest.replace(/^\/+/, ""));
  return target.includes("?") ? target : `${target}${search}`;
}
