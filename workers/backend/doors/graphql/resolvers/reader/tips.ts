/** Tips of readers, and what the newsroom sees of them (decision 84). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Newsroom } from "#workers/backend/doors/graphql/resolvers/newsroom/newsroom.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, type RateLimit } from "#workers/backend/ground/limits/rate-limits.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import {
  readTip,
  readTipFiles,
  readTips,
  setTipState,
  type TipFileRow,
  type TipRow,
} from "#workers/backend/newsroom/tips/newsroom-tips.ts";
import { parseReceiptCode } from "#workers/backend/newsroom/tips/receipt-code.ts";
import { createTicket, openTicket, toNetworkMark } from "#workers/backend/newsroom/tips/ticket.ts";
import * as limits from "#workers/backend/newsroom/tips/tip-limits.ts";
import * as rates from "#workers/backend/newsroom/tips/tip-rate-limits.ts";
import {
  deleteTip,
  findTipByCode,
  findTipByTicket,
  keepTip,
  type TipReceipt,
  type TipState,
} from "#workers/backend/newsroom/tips/tips.ts";

/** As the contract names it. */
const states = { RECEIVED: "received", READ: "read", DONE: "done" } as const satisfies Record<string, TipState>;
type WireState = keyof typeof states;
/** As the log says it. */
const stateWords = { RECEIVED: "neu", READ: "gelesen", DONE: "erledigt" } as const satisfies Record<WireState, string>;
const toWireState = (state: TipState): WireState => state.toUpperCase() as WireState;

type TipInput = { text: string; place: string; name: string; contact: string; file_count: number; website: string };

async function resolveRules(_: unknown, _arguments: unknown, { env }: BackendContext) {
  if (toGrantSecrets(env).length === 0) return null;
  return {
    keep_days: limits.readKeepDays(env),
    max_text: limits.MAX_TEXT,
    max_files: limits.MAX_FILES,
    max_file_bytes: limits.MAX_FILE_BYTES,
    max_video_bytes: limits.MAX_VIDEO_BYTES,
    part_bytes: limits.PART_BYTES,
  };
}

/** Throws TOO_MANY_REQUESTS when this network has done it too often. */
async function countNetwork({ env, caller, now }: Call, ...of: RateLimit[]): Promise<void> {
  const subject = toNetworkMark(env, caller.network);
  const exceeded = await countAttempts(
    { env, now },
    of.map((limit) => ({ limit, subject })),
  );
  if (exceeded.length > 0) throw createCallError("TOO_MANY_REQUESTS", "Too many from this network.");
}

const MAX_KEY_LENGTH = 100;

async function resolveOpen(_: unknown, { key = null }: { key?: string | null }, { accounts }: BackendContext) {
  if (key !== null && (key.length < 16 || key.length > MAX_KEY_LENGTH))
    throw createCallError("BAD_USER_INPUT", `key must have 16 to ${MAX_KEY_LENGTH} characters.`);
  const call = await accounts.openCall();
  await countNetwork(call, key === null ? rates.tipTickets : rates.tipForms);
  const ticket = await createTicket(call.env, key, call.now);
  if (ticket === null) throw createCallError("NOT_FOUND", "Nobody takes tips here.");
  return { ticket, wait_seconds: key === null ? limits.MIN_WRITING_S : 0 };
}

/** Throws what is wrong with a tip; texts without the spaces around them. */
function checkTip(input: TipInput) {
  if (input.website !== "") throw createCallError("BAD_USER_INPUT", "website must stay empty.");
  const { file_count: fileCount } = input;
  const tip = { text: input.text.trim(), place: input.place.trim(), name: input.name.trim(), contact: input.contact.trim() };
  const { MAX_TEXT: text, MAX_PLACE: place, MAX_NAME: name, MAX_CONTACT: contact } = limits;
  for (const [field, max] of Object.entries({ text, place, name, contact }))
    if (tip[field as keyof typeof tip].length > max)
      throw createCallError("BAD_USER_INPUT", `${field} must have at most ${max} characters.`);
  if (tip.text === "") throw createCallError("BAD_USER_INPUT", "text must not be empty.");
  if (fileCount < 0 || fileCount > limits.MAX_FILES)
    throw createCallError("BAD_USER_INPUT", `file_count must be 0 to ${limits.MAX_FILES}.`);
  return { ...tip, fileCount };
}

async function resolveSend(
  _: unknown,
  { ticket: sealed, tip: input }: { ticket: string; tip: TipInput },
  { accounts }: BackendContext,
) {
  const call = await accounts.openCall();
  const { env, now, caller } = call;
  const ticket = await openTicket(env, sealed, now);
  if (ticket === null) throw createCallError("FORBIDDEN", "This ticket is over.");
  const known = await findTipByTicket(env.DB, ticket.id);
  if (known !== null) return toReceipt(known, ticket.code);
  const tip = checkTip(input);
  if (!ticket.isPlain && now < ticket.startedAt + limits.MIN_WRITING_S)
    throw createCallError("TOO_MANY_REQUESTS", "Nobody writes that fast.");
  await countNetwork(call, rates.tipsOfAnHour, rates.tipsOfADay);
  return toReceipt(await keepTip(env, ticket, tip, caller.origin, now), ticket.code);
}

function toReceipt({ state, createdAt, deleteAt, fileCount, arrivedCount }: TipReceipt, code: string) {
  return {
    code,
    state: toWireState(state),
    sent: toIsoDate(createdAt),
    deleted: toIsoDate(deleteAt),
    file_count: fileCount,
    arrived_count: arrivedCount,
  };
}

async function findByCode(text: string, accounts: BackendContext["accounts"]) {
  const call = await accounts.openCall();
  await countNetwork(call, rates.tipCodes);
  const code = parseReceiptCode(text);
  const tip = code === null ? null : await findTipByCode(call.env.DB, code);
  return { env: call.env, code: code ?? "", tip };
}

async function resolveStatus(_: unknown, { code: text }: { code: string }, { accounts }: BackendContext) {
  const { tip, code } = await findByCode(text, accounts);
  return tip === null ? null : toReceipt(tip, code);
}

async function resolveWithdraw(_: unknown, { code }: { code: string }, { accounts }: BackendContext): Promise<boolean> {
  const { env, tip } = await findByCode(code, accounts);
  return tip === null ? false : deleteTip(env, tip.id);
}

const toSubject = (id: number) => `Tipp Nr. ${id}`;

async function resolveSetState(_: unknown, { id, state }: { id: number; state: WireState }, context: BackendContext) {
  const admitted = await requireRight(context, "tips");
  const isSet = await setTipState(context.env.DB, id, states[state]);
  if (isSet) await noteAction(context, admitted, "tip-state", `${toSubject(id)}: ${stateWords[state]}`);
  return isSet;
}

async function resolveRemove(_: unknown, { id }: { id: number }, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "tips");
  const isRemoved = await deleteTip(context.env, id);
  if (isRemoved) await noteAction(context, admitted, "tip-remove", toSubject(id));
  return isRemoved;
}

type TipView = TipRow & { files: readonly TipFileRow[] };

async function toViews(rows: readonly TipRow[], db: D1Database): Promise<TipView[]> {
  const ids = rows.map(({ id }) => id);
  const files = ids.length === 0 ? [] : await readTipFiles(db, ids);
  return rows.map((row) => ({ ...row, files: files.filter((file) => file.tip_id === row.id) }));
}

/** Who opens a tip is noted. */
async function openTip({ id }: { id: number }, { env: { DB }, now }: BackendContext, { staff }: Newsroom) {
  const row = await readTip(DB, id);
  const [view = null] = await toViews(row === null ? [] : [row], DB);
  if (view !== null) await writeStaffLog({ DB }, { staffId: staff?.id ?? null, kind: "tip-open", subject: toSubject(id) }, now);
  return view;
}

export const tipResolvers = {
  Query: { tip_rules: resolveRules, tip: resolveStatus },
  Mutation: {
    openTip: resolveOpen,
    sendTip: resolveSend,
    withdrawTip: resolveWithdraw,
    setTipState: resolveSetState,
    removeTip: resolveRemove,
  },
  Newsroom: {
    tips: withRight("tips", async ({ before }: { before?: number | null }, { env: { DB } }) =>
      toViews(await readTips(DB, before ?? null), DB),
    ),
    tip: withRight("tips", openTip),
  },
  NewsroomTip: {
    state: ({ state }: TipView) => toWireState(state),
    sent: ({ created_at }: TipView) => toIsoDate(created_at),
    deleted: ({ delete_at }: TipView) => toIsoDate(delete_at),
  },
  TipFile: {
    size: ({ size, stored_size }: TipFileRow) => stored_size ?? size,
    is_ready: ({ is_ready }: TipFileRow) => is_ready === 1,
    has_telemetry: ({ has_telemetry }: TipFileRow) => has_telemetry === 1,
  },
};
