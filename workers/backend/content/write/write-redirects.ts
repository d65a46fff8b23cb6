/** Keeps the addresses of a former system leading to the record that stands there now. */
import { toRedirectPath } from "#workers/backend/content/redirects/redirect-path.ts";

/** The former paths of a record as they are looked up, each once. */
export function toFormerPaths(addresses: string[]): string[] {
  const paths = addresses.map(toRedirectPath).filter((path) => path !== null);
  return [...new Set(paths)];
}

/**
 * Adds the redirects of the given records, and lets those that they brought before lead to where they stand now: an address that was
 * public once redirects for ever, even when its source no longer names it. Lists (`list`) replace theirs. What no record has brought,
 * such as a publisher's own list of redirects (`POST /admin/redirects`), stays as it is. `targets` is SQL with the columns `source` and
 * `target` for the JSON array of rows that is parameter 1.
 */
export function redirectStatements(
  db: D1Database,
  kind: "post" | "page" | "list",
  rows: { source: string; formerPaths: string[]; target?: string }[],
  changed: { source: string }[],
  targets: string,
): D1PreparedStatement[] {
  const statements: D1PreparedStatement[] = [];
  if (changed.length > 0 && kind === "list") {
    const owners = changed.map((row) => `${kind} ${row.source}`);
    statements.push(
      db.prepare("DELETE FROM redirects WHERE owner IN (SELECT value FROM json_each(?1))").bind(JSON.stringify(owners)),
    );
  }
  if (changed.length > 0 && kind !== "list") statements.push(...followStatements(db, kind, changed, targets));
  const moved = rows
    .filter((row) => row.formerPaths.length > 0)
    .map(({ source, formerPaths, target }) => ({ source, formerPaths, target }));
  if (moved.length > 0) {
    statements.push(
      db
        .prepare(
          `INSERT INTO redirects (path, target, status, owner)
           SELECT path.value, t.target, 301, ?2 || ' ' || t.source
           FROM (${targets}) t JOIN json_each(?1) j ON j.value ->> 'source' = t.source,
             json_each(j.value, '$.formerPaths') path
           WHERE path.value <> t.target
           ON CONFLICT (path) DO UPDATE SET target = excluded.target, status = 301, owner = excluded.owner
           WHERE redirects.owner IS NOT NULL`,
        )
        .bind(JSON.stringify(moved), kind),
    );
  }
  return statements;
}

/** Redirects to a record lead to its present address; one that would lead to itself is deleted. */
function followStatements(
  db: D1Database,
  kind: "post" | "page",
  changed: { source: string }[],
  targets: string,
): D1PreparedStatement[] {
  const sources = JSON.stringify(changed.map(({ source }) => ({ source })));
  return [
    db
      .prepare(
        `UPDATE redirects SET target = t.target FROM (${targets}) t
         WHERE redirects.owner = ?2 || ' ' || t.source AND redirects.target <> t.target`,
      )
      .bind(sources, kind),
    db
      .prepare(
        `DELETE FROM redirects WHERE owner IN (SELECT ?2 || ' ' || (value ->> 'source') FROM json_each(?1)) AND path = target`,
      )
      .bind(sources, kind),
  ];
}

/** The same for lists (of a term, of an author), whose `target` is known. Several systems may have brought one: each replaces its own. */
export function listRedirectStatements(
  db: D1Database,
  rows: { source: string; owner: string; formerPaths: string[] }[],
  toTarget: (source: string) => string,
): D1PreparedStatement[] {
  const named = rows.map(({ source, owner, formerPaths }) => ({
    source: `${owner} ${source}`,
    formerPaths,
    target: toTarget(source),
  }));
  const targets = "SELECT value ->> 'source' AS source, value ->> 'target' AS target FROM json_each(?1)";
  return redirectStatements(db, "list", named, named, targets);
}
