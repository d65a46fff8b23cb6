/** How staff change the front page and the menus. */
import type { MenuItems } from "#workers/backend/content/write/arranged/write-menu.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import {
  discardFront,
  type FrontOutcome,
  planFront,
  publishFront,
  restoreFront,
  saveFront,
} from "#workers/backend/newsroom/front/front-page.ts";
import { type MenuOutcome, restoreMenu, setMenu } from "#workers/backend/newsroom/front/menus.ts";

/** Of everybody's together: each one is a change of the front page, or of every page. */
const frontWrites = defineLimit("front-page", { max: 60, windowS: QUARTER_HOUR_S });
/** Drafts are nobody's but the newsroom's: a person arranges for a while. */
const draftWrites = defineLimit("front-draft", { max: 600, windowS: QUARTER_HOUR_S });

type GivenSection = {
  key: string;
  title?: string | null;
  link?: string | null;
  layout: string;
  feed?: string | null;
  post_count: number;
  ratio: string;
  button_text?: string | null;
  shows_pictures: boolean;
  pins: { place: number; post: number; ends?: string | null }[];
};

const toSections = (given: readonly GivenSection[]) =>
  given.map(({ post_count, button_text, shows_pictures, pins, ...section }) => ({
    ...section,
    postCount: post_count,
    buttonText: button_text,
    showsPictures: shows_pictures,
    pins: pins.map(({ place, post, ends }) => ({ place, post, until: toSeconds(ends) })),
  }));

function toSeconds(text: string | null | undefined): number | null {
  if (text == null) return null;
  const seconds = Math.floor(Date.parse(text) / 1000);
  if (!Number.isFinite(seconds)) throw createCallError("BAD_USER_INPUT", "A moment must be ISO 8601.");
  return seconds;
}

async function admit(context: BackendContext, limit = frontWrites) {
  const admitted = await requireRight(context, "front");
  const subject = limit === frontWrites ? "all" : `staff ${admitted.staff?.id}`;
  const [exceeded] = await countAttempts(context, [{ limit, subject }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  return { admitted, by: admitted.staff?.id ?? null };
}

function requireDone(outcome: FrontOutcome | MenuOutcome | null): void {
  switch (outcome?.kind) {
    case "done":
      return;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
    default:
      throw createCallError("NOT_FOUND", "There is no such post, state or menu.");
  }
}

type Draft = { sections: GivenSection[]; known: number; base: number };

async function resolveSave(_: unknown, { sections, known, base }: Draft, context: BackendContext): Promise<number> {
  const { by } = await admit(context, draftWrites);
  const outcome = await saveFront(context.env.DB, { sections: toSections(sections), known, base, by }, context.now);
  requireDone(outcome);
  return outcome.kind === "done" ? outcome.revision : known;
}

async function resolveDiscard(_: unknown, { known }: { known: number }, context: BackendContext): Promise<boolean> {
  const { admitted, by } = await admit(context, draftWrites);
  requireDone(await discardFront(context.env.DB, { known, by }, context.now));
  await noteAction(context, admitted, "front-discarded", "Titelseite");
  return true;
}

async function resolvePublish(_: unknown, { known, latest }: { known: number; latest: number }, context: BackendContext) {
  const { admitted, by } = await admit(context);
  requireDone(await publishFront(context.env, { known, latest, by }, context.now));
  await noteAction(context, admitted, "front-published", "Titelseite");
  return true;
}

async function resolvePlan(_: unknown, { known, at }: { known: number; at?: string | null }, context: BackendContext) {
  const { admitted, by } = await admit(context, draftWrites);
  requireDone(await planFront(context.env.DB, { known, at: toSeconds(at), by }, context.now));
  await noteAction(context, admitted, "front-planned", at == null ? "Titelseite: Plan zurückgenommen" : `Titelseite: ${at}`);
  return true;
}

async function resolveRestore(_: unknown, { state, latest }: { state: number; latest: number }, context: BackendContext) {
  const { admitted, by } = await admit(context);
  requireDone(await restoreFront(context.env, { state, latest, by }, context.now));
  await noteAction(context, admitted, "front-restored", `Titelseite: Stand Nr. ${state}`);
  return true;
}

type Menu = { name: string; latest: number };

async function resolveMenu(_: unknown, menu: Menu & { items: MenuItems }, context: BackendContext) {
  const { admitted, by } = await admit(context);
  requireDone(await setMenu(context.env, { ...menu, by }, context.now));
  await noteAction(context, admitted, "menu-set", `Menü ${menu.name}`);
  return true;
}

async function resolveRestoreMenu(_: unknown, menu: Menu & { state: number }, context: BackendContext) {
  const { admitted, by } = await admit(context);
  requireDone(await restoreMenu(context.env, { ...menu, by }, context.now));
  await noteAction(context, admitted, "menu-set", `Menü ${menu.name}: Stand Nr. ${menu.state}`);
  return true;
}

export const frontChangeResolvers = {
  Mutation: {
    saveFrontDraft: resolveSave,
    discardFrontDraft: resolveDiscard,
    publishFront: resolvePublish,
    planFront: resolvePlan,
    restoreFront: resolveRestore,
    setMenu: resolveMenu,
    restoreMenu: resolveRestoreMenu,
  },
};
