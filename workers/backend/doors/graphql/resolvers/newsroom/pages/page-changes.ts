/** What becomes of standing pages: begun, published, planned, brought back, taken from readers, deleted. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { createPage, deletePage, discardPage, MAX_PLAN_DAYS, planPage } from "#workers/backend/newsroom/pages/page-draft.ts";
import { type DeskPage, readDeskPage } from "#workers/backend/newsroom/pages/page-rows.ts";
import { type PageOutcome, publishPage, restorePage, withdrawPage } from "#workers/backend/newsroom/pages/publish-page.ts";
import type { Admitted } from "#workers/backend/newsroom/staff/newsroom-session.ts";

/** By a member: each is a page of readers, or the beginning of one. */
const pageWrites = defineLimit("standing-pages", { max: 120, windowS: QUARTER_HOUR_S });
const MAX_TARGET = 300;

async function admit(context: BackendContext): Promise<{ admitted: Admitted; by: number | null }> {
  const admitted = await requireRight(context, "front");
  const by = admitted.staff?.id ?? null;
  const [exceeded] = await countAttempts(context, [{ limit: pageWrites, subject: String(by) }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  return { admitted, by };
}

const toSubject = (id: number) => `Seite Nr. ${id}`;
const conflict = () => createCallError("CONFLICT", "Somebody has changed it in the meantime.");
const unknown = () => createCallError("NOT_FOUND", "There is no such page, or no such state of it.");

async function requirePage(id: number, { env }: BackendContext): Promise<DeskPage> {
  const page = await readDeskPage(env.DB, id);
  if (page === null) throw unknown();
  return page;
}

/** What readers' side answers to; throws where there is nothing to answer. */
function toAnswer(outcome: PageOutcome): "DONE" | "ADDRESS_TAKEN" | "NOT_READY" {
  switch (outcome.kind) {
    case "done":
      return "DONE";
    case "taken":
      return "ADDRESS_TAKEN";
    case "refused":
      return "NOT_READY";
    case "conflict":
      throw conflict();
    case "unknown":
      throw unknown();
  }
}

async function resolveCreate(_: unknown, _arguments: unknown, context: BackendContext): Promise<number> {
  const { admitted, by } = await admit(context);
  const id = await createPage(context.env.DB, by, context.now);
  await noteAction(context, admitted, "page-begin", toSubject(id));
  return id;
}

type Seen = { id: number; known: number; latest: number };

async function resolvePublish(_: unknown, seen: Seen, context: BackendContext) {
  const { admitted, by } = await admit(context);
  const answer = toAnswer(await publishPage(context.env, { ...seen, by }, context.now));
  if (answer === "DONE") await noteAction(context, admitted, "page-published", toSubject(seen.id));
  return answer;
}

async function resolvePlan(
  _: unknown,
  { id, known, at }: Omit<Seen, "latest"> & { at?: string | null },
  context: BackendContext,
) {
  const { admitted, by } = await admit(context);
  const { source } = await requirePage(id, context);
  const moment = at == null ? null : Math.floor(Date.parse(at) / 1000);
  const isPossible = moment === null || (moment > context.now && moment <= context.now + MAX_PLAN_DAYS * 86_400);
  if (!isPossible) throw createCallError("BAD_USER_INPUT", `at must lie within the next ${MAX_PLAN_DAYS} days.`);
  if (!(await planPage(context.env.DB, { source, known, by, at: moment }, context.now))) throw conflict();
  await noteAction(context, admitted, "page-planned", `${toSubject(id)}: ${at ?? "Plan zurückgenommen"}`);
  return true;
}

async function resolveDiscard(_: unknown, { id, known }: Omit<Seen, "latest">, context: BackendContext): Promise<boolean> {
  const { admitted, by } = await admit(context);
  const { source } = await requirePage(id, context);
  if (!(await discardPage(context.env.DB, { source, known, by }, context.now))) throw conflict();
  await noteAction(context, admitted, "page-discarded", toSubject(id));
  return true;
}

async function resolveRestore(_: unknown, wanted: { id: number; state: number; latest: number }, context: BackendContext) {
  const { admitted, by } = await admit(context);
  const answer = toAnswer(await restorePage(context.env, { ...wanted, by }, context.now));
  if (answer === "DONE") await noteAction(context, admitted, "page-restored", `${toSubject(wanted.id)}, Stand ${wanted.state}`);
  return answer;
}

/** A path of this paper that is no other's host; null where nothing was named. */
function parseTarget(to: string | null | undefined): string | null {
  if (to == null || to === "") return null;
  if (to.length > MAX_TARGET || !/^\/(?![/\\])[^\s\\"'<>]*$/.test(to))
    throw createCallError("BAD_USER_INPUT", `to must be a path of this paper with at most ${MAX_TARGET} characters.`);
  return to;
}

async function resolveWithdraw(_: unknown, { to: target, ...seen }: Seen & { to?: string | null }, context: BackendContext) {
  const { admitted, by } = await admit(context);
  const to = parseTarget(target);
  const answer = toAnswer(await withdrawPage(context.env, { ...seen, by, to }, context.now));
  if (answer !== "DONE") throw createCallError("BAD_USER_INPUT", "to must lead elsewhere.");
  await noteAction(
    context,
    admitted,
    "page-withdrawn",
    to === null ? toSubject(seen.id) : `${toSubject(seen.id)}, weiter zu ${to}`,
  );
  return true;
}

async function resolveDelete(_: unknown, { id, known }: Omit<Seen, "latest">, context: BackendContext): Promise<boolean> {
  const { admitted } = await admit(context);
  const { source } = await requirePage(id, context);
  if (!(await deletePage(context.env.DB, { source, known }))) throw conflict();
  await noteAction(context, admitted, "page-deleted", toSubject(id));
  return true;
}

export const pageChangeResolvers = {
  Mutation: {
    createStandingPage: resolveCreate,
    publishStandingPage: resolvePublish,
    planStandingPage: resolvePlan,
    discardStandingPage: resolveDiscard,
    restoreStandingPage: resolveRestore,
    withdrawStandingPage: resolveWithdraw,
    deleteStandingPage: resolveDelete,
  },
};
