/** Death notices as readers see them, and what readers do with them. */
import * as v from "valibot";
import { type DeathNoticeKind, MAX_NAME_SEARCH } from "#shared/rules/death-notice-rules.ts";
import { toImage } from "#workers/backend/content/views/to-image.ts";
import { parsePaging } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type Attempt, countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import {
  CONDOLENCES_A_PAGE,
  type CondolenceRow,
  condolenceSchema,
  isKnownCondolence,
  keepCondolence,
  readShownCondolences,
} from "#workers/backend/services/death-notices/condolence.ts";
import {
  candlesAtNotice,
  candlesOfAll,
  candlesOfNetwork,
  condolencesOfAll,
  condolencesOfNetwork,
} from "#workers/backend/services/death-notices/death-notice-rate-limits.ts";
import { lightCandle } from "#workers/backend/services/death-notices/light-candle.ts";
import { toAskedBeginnings } from "#workers/backend/services/death-notices/name-words.ts";
import {
  type DeathNoticeRow,
  readDeathNotice,
  readDeathNotices,
} from "#workers/backend/services/death-notices/read-death-notices.ts";

/** The demo paper's own. */
const SAMPLE_SOURCE = "import:demo";
const MAX_SLUG = 60;
/** Beyond it nobody reads on, and each page is read from the first notice on. */
const MAX_PAGE = 200;

type Choice = { name?: string | null; municipality?: string | null; page: number; per_page: number };

async function resolveList(_: unknown, args: Choice, { queries, now }: BackendContext) {
  const { page, perPage } = parsePaging(args, args.per_page);
  const { name = null, municipality = null } = args;
  if (page > MAX_PAGE) throw createCallError("BAD_USER_INPUT", `page must be at most ${MAX_PAGE}.`);
  if (name !== null && name.length > MAX_NAME_SEARCH)
    throw createCallError("BAD_USER_INPUT", `name must have at most ${MAX_NAME_SEARCH} characters.`);
  if (municipality !== null && (municipality === "" || municipality.length > MAX_SLUG))
    throw createCallError("BAD_USER_INPUT", `municipality must be a slug of 1 to ${MAX_SLUG} characters.`);
  const beginnings = toAskedBeginnings(name ?? "");
  const { rows, total, changes } = await readDeathNotices(queries, { beginnings, municipality }, { page, perPage, now });
  if (changes !== null) queries.changesAt(changes);
  return { items: rows, total, total_pages: Math.ceil(total / perPage), page, per_page: perPage };
}

/** A caller whose network is known; without the portal's token all callers would share one limit. */
async function openStrangersCall({ accounts }: BackendContext) {
  const { env, now, caller } = await accounts.openCall();
  if (toGrantSecrets(env).length === 0 || caller.origin === null) throw createCallError("NOT_FOUND", "Nobody takes this here.");
  return { env, now, network: caller.network };
}

async function requireAttempts(call: Parameters<typeof countAttempts>[0], attempts: readonly Attempt[]): Promise<void> {
  const exceeded = await countAttempts(call, attempts);
  if (exceeded.length > 0) throw createCallError("TOO_MANY_REQUESTS", "Too many from this network, or from all together.");
}

async function resolveCandle(_: unknown, { id }: { id: number }, context: BackendContext): Promise<number> {
  const { env, now, network } = await openStrangersCall(context);
  await requireAttempts({ env, now }, [
    { limit: candlesAtNotice, subject: network === null ? null : `${id} ${network}` },
    { limit: candlesOfNetwork, subject: network },
    { limit: candlesOfAll, subject: "all" },
  ]);
  const candles = await lightCandle(env, id, now);
  if (candles === null) throw createCallError("NOT_FOUND", "There is no such notice, or it takes no candles.");
  return candles;
}

type CondolenceInput = { name: string; place: string; text: string; email: string; website: string };
type Sent = { id: number; key: string; condolence: CondolenceInput };

async function resolveCondolence(_: unknown, { id, key, condolence: input }: Sent, context: BackendContext): Promise<true> {
  if (!/^[\w-]{16,100}$/.test(key)) throw createCallError("BAD_USER_INPUT", "key must have 16 to 100 characters.");
  if (input.website !== "") throw createCallError("BAD_USER_INPUT", "website must stay empty.");
  const parsed = v.safeParse(condolenceSchema, input);
  if (!parsed.success) throw createCallError("BAD_USER_INPUT", `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}`);
  const email = input.email.trim() === "" ? "" : parseMailAddress(input.email);
  if (email === null) throw createCallError("BAD_USER_INPUT", "email is no address.");
  const { env, now, network } = await openStrangersCall(context);
  if (await isKnownCondolence(env.DB, key)) return true;
  await requireAttempts({ env, now }, [
    { limit: condolencesOfNetwork, subject: network },
    { limit: condolencesOfAll, subject: "all" },
  ]);
  if (!(await keepCondolence(env.DB, { id, key, condolence: parsed.output, email }, now)))
    throw createCallError("NOT_FOUND", "There is no such notice, or it takes no condolences.");
  return true;
}

type Answer = { notice: DeathNoticeRow | null; has_ended: boolean };

export const deathNoticeResolvers = {
  Query: {
    death_notices: resolveList,
    async death_notice(_: unknown, { id }: { id: number }, { queries, now }: BackendContext): Promise<Answer> {
      const { notice, hasEnded } = await readDeathNotice(queries, id, now);
      if (notice !== null) queries.changesAt(notice.ends_at);
      return { notice, has_ended: hasEnded };
    },
  },
  DeathNotice: {
    kind: ({ kind }: DeathNoticeRow) => kind.toUpperCase() as Uppercase<DeathNoticeKind>,
    last_day: ({ ends_at }: DeathNoticeRow) => toLocalDate(ends_at - 1).slice(0, 10),
    takes_candles: ({ takes_candles }: DeathNoticeRow, _: unknown, { env }: BackendContext) =>
      takes_candles === 1 && toGrantSecrets(env).length > 0,
    takes_condolences: ({ takes_condolences }: DeathNoticeRow, _: unknown, { env }: BackendContext) =>
      takes_condolences === 1 && toGrantSecrets(env).length > 0,
    is_sample: ({ source }: DeathNoticeRow) => source === SAMPLE_SOURCE,
    shown: ({ shown_at }: DeathNoticeRow) => (shown_at === 0 ? null : toIsoDate(shown_at)),
    image: (row: DeathNoticeRow) => toImage(row, { alt: row.picture_alt || null, caption: null, credit: null }),
  },
  DeathNoticeAnswer: {
    async condolences({ notice }: Answer, { page }: { page: number }, { queries }: BackendContext) {
      if (page < 1 || page > MAX_PAGE) throw createCallError("BAD_USER_INPUT", `page must be between 1 and ${MAX_PAGE}.`);
      if (notice === null) return null;
      const { rows, total } = await readShownCondolences(queries, notice.id, page);
      return { items: rows, total, total_pages: Math.ceil(total / CONDOLENCES_A_PAGE), page };
    },
  },
  Condolence: { sent: ({ sent_at }: CondolenceRow) => toIsoDate(sent_at) },
  Mutation: { lightCandle: resolveCandle, sendCondolence: resolveCondolence },
};
