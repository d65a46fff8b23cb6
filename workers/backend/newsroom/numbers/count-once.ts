/**
 * Counts what a network does with a post, each thing once a day, against manipulation and so that sums can be compared: of the readers of a
 * day so many saw the wall. What is kept of the network is a keyed digest with a bit for each thing, gone with the day.
 */
import { createHmac } from "node:crypto";
import { toDay } from "#workers/backend/content/write/rank-most-read.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";

/** What counts once; each is a bit of `view_networks.counted`. */
const bits = { view: 1, time: 2, wall: 4, started: 8, completed: 16 };
export type CountedOnce = keyof typeof bits;

type Of = { env: Env; post: number; network: string | null; now: Date };

// A post that does not exist (yet) adds no row, and so nothing is counted.
const noteSql = `INSERT INTO view_networks (day, digest, counted)
  SELECT ?1, ?4, ?5 FROM posts WHERE id = ?2 AND published_at <= ?3
  ON CONFLICT (day, digest) DO UPDATE SET counted = counted | excluded.counted WHERE counted & excluded.counted = 0`;
const noteOfReaderSql = `UPDATE view_networks SET counted = counted | ?3 WHERE day = ?1 AND digest = ?2 AND counted & ?3 = 0
  AND counted & ${bits.view} = ${bits.view}`;

// Each of these stands behind another one that has changed one row, or none: then it changes none either.
const countViewSql = `INSERT INTO post_views (day, post_id, views) SELECT ?1, ?2, 1 WHERE changes() = 1
  ON CONFLICT (day, post_id) DO UPDATE SET views = views + 1`;
const countHourSql = `INSERT INTO post_hours (day, post_id, hour, views) SELECT ?1, ?2, ?3, 1 WHERE changes() = 1
  ON CONFLICT (day, post_id, hour) DO UPDATE SET views = views + 1`;
const countSql = `INSERT INTO post_counts (day, post_id, name, detail, count)
  SELECT ?1, id, ?3, ?4, 1 FROM posts WHERE id = ?2 AND changes() = 1
  ON CONFLICT (day, post_id, name, detail) DO UPDATE SET count = count + 1`;

/** Statements for one batch: a network reads a post. `source` is null where the page does not say it. */
export function countReader(of: Of, source: string | null): D1PreparedStatement[] {
  const { env, post, now } = of;
  const day = toDay(now, 0);
  return [
    note(of, "view"),
    env.DB.prepare(countViewSql).bind(day, post),
    env.DB.prepare(countHourSql).bind(day, post, now.getUTCHours()),
    ...(source === null ? [] : [count(of, "source", source)]),
  ];
}

/** Statements for one batch: something else happens on its page. */
export function countEvent(of: Of, name: Exclude<CountedOnce, "view" | "time">): D1PreparedStatement[] {
  return [note(of, name), count(of, name, "")];
}

/** Statements for one batch: how long it was in view, of a network that counts as its reader today. Adds no row to the networks. */
export function countTime(of: Of, upper: number): D1PreparedStatement[] {
  const noted = of.env.DB.prepare(noteOfReaderSql).bind(toDay(of.now, 0), digestNetwork(of), bits.time);
  return [noted, count(of, "time", String(upper))];
}

function note(of: Of, once: CountedOnce): D1PreparedStatement {
  const { env, post, now } = of;
  return env.DB.prepare(noteSql).bind(toDay(now, 0), post, Math.floor(now.getTime() / 1000), digestNetwork(of), bits[once]);
}

function count({ env, post, now }: Of, name: string, detail: string): D1PreparedStatement {
  return env.DB.prepare(countSql).bind(toDay(now, 0), post, name, detail);
}

/** The digest differs for each day and post, so it does not tell who reads what. Callers without a token of the portal are one network. */
function digestNetwork({ env, post, network, now }: Of): string {
  // Without a secret no caller has a valid token, and there is no address to hide.
  const [secret = "none"] = toGrantSecrets(env);
  return createHmac("sha256", secret)
    .update(JSON.stringify(["view", toDay(now, 0), post, network]))
    .digest("base64");
}
