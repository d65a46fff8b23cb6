/** What is done at the desk: windows, saving, versions, notes, and what becomes of a post. */
import * as v from "valibot";
import { DRAFT_DATE } from "#workers/backend/content/write/post/write-post-row.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { type DeskPostRow, parseDeskText, readDeskPost } from "#workers/backend/newsroom/desk/desk-rows.ts";
import { changesByMember, savesByMember, windowName } from "#workers/backend/newsroom/desk/desk-rules.ts";
import { followCommentRule, readPublishedRule } from "#workers/backend/newsroom/desk/follow-comment-rule.ts";
import { type DeskPresence, keepWindow, leaveWindow } from "#workers/backend/newsroom/desk/lock.ts";
import { mayEdit } from "#workers/backend/newsroom/desk/may-edit.ts";
import { addNote, MAX_NOTE, MAX_QUOTE, settleNote } from "#workers/backend/newsroom/desk/notes.ts";
import { deleteDeskPost } from "#workers/backend/newsroom/desk/preview.ts";
import { type PublishOutcome, passOn, publish, toCorrection, withdraw } from "#workers/backend/newsroom/desk/publish.ts";
import { createDeskPost, parseSentText, type SaveOutcome, saveDeskText } from "#workers/backend/newsroom/desk/save-text.ts";
import { readVersion } from "#workers/backend/newsroom/desk/versions.ts";
import type { Admitted } from "#workers/backend/newsroom/staff/newsroom-session.ts";
import type { StaffRight } from "#workers/backend/newsroom/staff/rights.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";

const MAX_CORRECTION = 2000;
const words = (max: number, min = 1) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));

/** A person: programs write no posts. */
type Writer = Admitted & { staff: NonNullable<Admitted["staff"]> };

async function admit(context: BackendContext, right: StaffRight, limit = changesByMember): Promise<Writer> {
  const admitted = await requireRight(context, right);
  const { staff } = admitted;
  if (staff === null) throw createCallError("FORBIDDEN", "This is for people, not for programs.");
  const [exceeded] = await countAttempts(context, [{ limit, subject: String(staff.id) }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  return { ...admitted, staff };
}

/** The post, if the caller may change it. */
async function requireEditable(id: number, { staff, rights }: Writer, { env, now }: BackendContext): Promise<DeskPostRow> {
  const row = await readDeskPost(env.DB, id, now);
  if (row === null) throw createCallError("NOT_FOUND", "There is no such post.");
  if (!mayEdit(row, { staff: staff.id, rights })) throw createCallError("NO_RIGHT", "You may read this post, not change it.");
  return row;
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, fault: string): Output {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw createCallError("BAD_USER_INPUT", fault);
  return parsed.output;
}

const toSubject = (id: number) => `Text Nr. ${id}`;

async function resolveCreate(_: unknown, _arguments: unknown, context: BackendContext): Promise<number> {
  const admitted = await admit(context, "write");
  const { id: by, name } = admitted.staff;
  const id = await createDeskPost(context.env.DB, { by, name }, context.now);
  await noteAction(context, admitted, "desk-begin", toSubject(id));
  return id;
}

type WindowArguments = { id: number; window: string };

async function resolveKeep(
  _: unknown,
  { id, window, wants, takes_over: takesOver }: WindowArguments & { wants: boolean; takes_over?: boolean | null },
  context: BackendContext,
): Promise<DeskPresence> {
  const admitted = await admit(context, "write", savesByMember);
  const name = parse(windowName, window, "window: 8 to 40 letters and digits.");
  // Who may only read is seen by the others, and does not write.
  const row = await readDeskPost(context.env.DB, id, context.now);
  const isEditor = row !== null && mayEdit(row, { staff: admitted.staff.id, rights: admitted.rights });
  const place = { wants: wants && isEditor, takesOver: takesOver === true };
  const presence = await keepWindow(context.env.DB, { id, window: name, staff: admitted.staff.id }, place, context.now);
  if (presence === null) throw createCallError("NOT_FOUND", "There is no such post.");
  if (place.wants && place.takesOver && presence.isWriting) await noteAction(context, admitted, "desk-taken", toSubject(id));
  return presence;
}

async function resolveLeave(_: unknown, { id, window }: WindowArguments, context: BackendContext): Promise<boolean> {
  await admit(context, "write", savesByMember);
  await leaveWindow(context.env.DB, { id, window: parse(windowName, window, "window: 8 to 40 letters and digits.") });
  return true;
}

type SaveArguments = WindowArguments & { known: number };

async function resolveRestore(
  _: unknown,
  { id, known, window, version }: SaveArguments & { version: number },
  context: BackendContext,
) {
  const admitted = await admit(context, "write");
  await requireEditable(id, admitted, context);
  const row = await readVersion(context.env.DB, id, version);
  const parsed = row === null ? null : parseSentText(row.text);
  if (parsed === null || "fault" in parsed) throw createCallError("NOT_FOUND", "There is no such version.");
  const name = parse(windowName, window, "window: 8 to 40 letters and digits.");
  const save = { id, known, window: name, by: admitted.staff.id, text: parsed.text, kind: "restored" as const };
  const saved = toSaved(await saveDeskText(context.env.DB, save, context.now));
  if (saved.revision !== null) await noteAction(context, admitted, "desk-restored", `${toSubject(id)}, Stand ${version}`);
  return saved;
}

function toSaved(outcome: SaveOutcome): { revision: number | null; late: number | null } {
  if (outcome.kind === "unknown") throw createCallError("NOT_FOUND", "There is no such post.");
  return outcome.kind === "saved" ? { revision: outcome.revision, late: null } : { revision: null, late: outcome.version };
}

type StepArguments = { id: number; known: number };

async function resolveSubmit(_: unknown, { id, known }: StepArguments, context: BackendContext): Promise<boolean> {
  const admitted = await admit(context, "write");
  await requireEditable(id, admitted, context);
  const outcome = await passOn(context.env, { id, known, by: admitted.staff.id }, "submitted", context.now);
  return finish(context, admitted, "desk-submitted", id, outcome);
}

async function resolveReturn(_: unknown, { id, known }: StepArguments, context: BackendContext): Promise<boolean> {
  const admitted = await admit(context, "publish");
  const outcome = await passOn(context.env, { id, known, by: admitted.staff.id }, "draft", context.now);
  return finish(context, admitted, "desk-returned", id, outcome);
}

type PublishArguments = StepArguments & { at?: string | null; correction?: string | null };

async function resolvePublish(
  _: unknown,
  { id, known, at, correction }: PublishArguments,
  context: BackendContext,
): Promise<number | null> {
  const admitted = await admit(context, "publish");
  const { env, now } = context;
  const row = await requireEditable(id, admitted, context);
  const moment = at == null ? null : Math.floor(Date.parse(at) / 1000);
  if (Number.isNaN(moment) || (moment ?? 0) >= DRAFT_DATE)
    throw createCallError("BAD_USER_INPUT", "at must be a moment, as ISO 8601.");
  const said =
    correction == null ? null : parse(words(MAX_CORRECTION), correction, `correction: 1 to ${MAX_CORRECTION} characters.`);
  const block = said === null ? null : toCorrection(said, toDayText(now));
  const wanted = { id, known, by: admitted.staff.id, at: moment, correction: block };
  const before = await readPublishedRule(env.DB, id);
  const outcome = await publish(env, wanted, now);
  const isPlanned = moment !== null && moment > now;
  await finish(context, admitted, isPlanned ? "desk-planned" : said === null ? "desk-published" : "desk-corrected", id, outcome);
  if (outcome.kind !== "done") return null;
  const { postId } = outcome;
  if (postId !== null) await followCommentRule(env, { text: parseDeskText(row.text), postId, before });
  return postId;
}

async function resolveWithdraw(_: unknown, { id, known }: StepArguments, context: BackendContext): Promise<boolean> {
  const admitted = await admit(context, "publish");
  const outcome = await withdraw(context.env, { id, known, by: admitted.staff.id }, context.now);
  return finish(context, admitted, "desk-withdrawn", id, outcome);
}

async function resolveDelete(_: unknown, { id, known }: StepArguments, context: BackendContext): Promise<boolean> {
  const admitted = await admit(context, "write");
  await requireEditable(id, admitted, context);
  if (!(await deleteDeskPost(context.env, { id, known })))
    throw createCallError("CONFLICT", "Somebody has changed it in the meantime, or it was published.");
  await noteAction(context, admitted, "desk-deleted", toSubject(id));
  return true;
}

async function finish(
  context: BackendContext,
  admitted: Admitted,
  kind: LogKind,
  id: number,
  outcome: PublishOutcome,
): Promise<true> {
  switch (outcome.kind) {
    case "done":
      await noteAction(
        context,
        admitted,
        kind,
        outcome.postId === null ? toSubject(id) : `${toSubject(id)}, Beitrag ${outcome.postId}`,
      );
      return true;
    case "unknown":
      throw createCallError("NOT_FOUND", "There is no such post.");
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "not ready":
      throw createCallError("BAD_USER_INPUT", "A post needs a title, a section and a text.");
    case "refused":
      throw createCallError("BAD_USER_INPUT", outcome.reason);
  }
}

type NoteArguments = { id: number; quote: string; text: string };

async function resolveAddNote(_: unknown, { id, quote, text }: NoteArguments, context: BackendContext): Promise<boolean> {
  const admitted = await admit(context, "write");
  const note = {
    id,
    quote: parse(words(MAX_QUOTE, 0), quote, `quote: at most ${MAX_QUOTE} characters.`),
    text: parse(words(MAX_NOTE), text, `text: 1 to ${MAX_NOTE} characters.`),
    by: admitted.staff.id,
  };
  if (!(await addNote(context.env.DB, note, context.now))) throw createCallError("NOT_FOUND", "There is no such post.");
  return true;
}

async function resolveSettle(_: unknown, { id, note }: { id: number; note: number }, context: BackendContext): Promise<boolean> {
  const admitted = await admit(context, "write");
  const isSettled = await settleNote(context.env.DB, { id, note, by: admitted.staff.id }, context.now);
  if (!isSettled) throw createCallError("NOT_FOUND", "There is no such note.");
  return true;
}

export const deskChangeResolvers = {
  Mutation: {
    createDeskPost: resolveCreate,
    keepDeskWindow: resolveKeep,
    leaveDeskWindow: resolveLeave,
    restoreDeskVersion: resolveRestore,
    submitDeskPost: resolveSubmit,
    returnDeskPost: resolveReturn,
    publishDeskPost: resolvePublish,
    withdrawDeskPost: resolveWithdraw,
    deleteDeskPost: resolveDelete,
    addDeskNote: resolveAddNote,
    settleDeskNote: resolveSettle,
  },
  DeskPresence: {
    is_writing: ({ isWriting }: DeskPresence) => isWriting,
    state: ({ state }: DeskPresence) => state.toUpperCase(),
  },
};
