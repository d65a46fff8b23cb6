/** What an operator still has to do before a paper goes out, and what is known of the machine. */
import { legalPages } from "#shared/rules/legal-pages.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type Machine, readMachine } from "#workers/backend/ground/machine/read-machine.ts";
import { readStaffSecret } from "#workers/backend/newsroom/staff/staff-secret.ts";

const setupSql = `SELECT (SELECT count(*) FROM (SELECT 1 FROM posts LIMIT 1000)) AS posts,
    (SELECT json_group_array(slug) FROM pages WHERE slug IN (SELECT value FROM json_each(?1))) AS pages,
    (SELECT count(*) FROM staff WHERE state = 'active') AS staff,
    (SELECT count(*) FROM staff WHERE is_administrator = 1 AND state = 'active') AS administrators,
    (SELECT rule FROM comment_rules WHERE scope = 'all' AND key = '') AS commenting`;

type SetupRow = { posts: number; pages: string; staff: number; administrators: number; commenting: string | null };

async function readSetup(_: unknown, { env, queries }: BackendContext) {
  const [row] = await queries.all<SetupRow>(setupSql, JSON.stringify(Object.keys(legalPages)));
  return {
    post_count: row?.posts ?? 0,
    legal_pages: JSON.parse(row?.pages ?? "[]") as string[],
    staff_count: row?.staff ?? 0,
    administrator_count: row?.administrators ?? 0,
    wordpress: env.WORDPRESS_ORIGIN || null,
    mail_from: env.MAIL_FROM,
    comment_rule: row?.commenting?.toUpperCase() ?? null,
  };
}

async function readMachineStatus(_: unknown, { env }: BackendContext) {
  const machine = await readMachine(env);
  return machine === null ? null : toMachineStatus(machine);
}

function toMachineStatus({ since, disk, lastBackup, certificate, isMailDelivered, isDemo }: Machine) {
  return {
    since,
    disk_free: disk.free,
    disk_total: disk.total,
    last_backup: lastBackup,
    has_certificate: certificate !== null,
    certificate_until: certificate?.until ?? null,
    certificate_problem: certificate?.problem ?? null,
    is_mail_delivered: isMailDelivered,
    is_demo: isDemo,
  };
}

/** Names alone, and only while nobody can sign in; ADMIN_TOKEN lets the first of the staff in. */
async function listMissing(_: unknown, _arguments: unknown, { env, queries }: BackendContext): Promise<string[]> {
  const hasStaffSecret = readStaffSecret(env) !== null;
  if (hasStaffSecret && env.ADMIN_TOKEN) return [];
  if (hasStaffSecret && (await hasStaff(queries))) return [];
  return [...(hasStaffSecret ? [] : ["STAFF_SECRET"]), ...(env.ADMIN_TOKEN ? [] : ["ADMIN_TOKEN"])];
}

async function hasStaff(queries: Queries): Promise<boolean> {
  return (await queries.all("SELECT 1 FROM staff LIMIT 1")).length > 0;
}

export const setupResolvers = {
  Query: { newsroom_missing: listMissing },
  Newsroom: { setup: withRight("status", readSetup), machine: withRight("status", readMachineStatus) },
};
