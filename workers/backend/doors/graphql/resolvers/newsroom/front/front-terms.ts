/** Topics and sections in the newsroom: how staff find and change them. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { readStates } from "#workers/backend/newsroom/front/read-states.ts";
import {
  type NewsroomTerm,
  readNewsroomTerm,
  readNewsroomTerms,
  readOrigin,
  readParents,
} from "#workers/backend/newsroom/front/read-terms.ts";
import { readTermUses, removeTerm } from "#workers/backend/newsroom/front/remove-term.ts";
import type { TermKey } from "#workers/backend/newsroom/front/term-facts.ts";
import {
  createTerm,
  type GivenTerm,
  giveTermBack,
  readLatestState,
  restoreTerm,
  setTerm,
  type TermOutcome,
} from "#workers/backend/newsroom/front/terms.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";

/** Of everybody's together: each one is a change of pages that many read. */
const termWrites = defineLimit("front-terms", { max: 120, windowS: QUARTER_HOUR_S });

type WireTaxonomy = Uppercase<TermKey["taxonomy"]>;
type WireKey = { taxonomy: WireTaxonomy; slug: string };
type WireTerm = {
  title: string;
  description?: string | null;
  parent?: string | null;
  picture?: number | null;
  button_text?: string | null;
  button_link?: string | null;
};

const toTaxonomy = (taxonomy: WireTaxonomy) => taxonomy.toLowerCase() as TermKey["taxonomy"];
const toKey = ({ taxonomy, slug }: WireKey): TermKey => ({ taxonomy: toTaxonomy(taxonomy), slug });

const toGiven = ({ title, description, parent, picture, button_text, button_link }: WireTerm): GivenTerm => ({
  title,
  description: description ?? null,
  parent: parent ?? null,
  picture: picture ?? null,
  buttonText: button_text ?? null,
  buttonLink: button_link ?? null,
});

const paths = { topic: "/themen", category: "/news" } as const;

type Change<Outcome> = { kind: LogKind; act: (key: TermKey, by: number | null) => Promise<Outcome> };

/** The outcome, but for what is no answer to its sender: that is thrown. What is done is noted. */
async function carryOut<Outcome extends { kind: string }>(
  wire: WireKey,
  context: BackendContext,
  { kind, act }: Change<Outcome>,
) {
  const admitted = await requireRight(context, "front");
  const [exceeded] = await countAttempts(context, [{ limit: termWrites, subject: "all" }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  const key = toKey(wire);
  const outcome = await act(key, admitted.staff?.id ?? null);
  if (outcome.kind === "conflict") throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
  if (outcome.kind === "not found") throw createCallError("NOT_FOUND", "There is no such topic, section or state.");
  if (outcome.kind === "done") await noteAction(context, admitted, kind, `${paths[key.taxonomy]}/${key.slug}`);
  return outcome as Exclude<Outcome, { kind: "conflict" } | { kind: "not found" }>;
}

/** What the outcome says is wrong or missing. */
async function change(wire: WireKey, context: BackendContext, what: Change<TermOutcome>) {
  return (await carryOut(wire, context, what)).faults;
}

type Seen = WireKey & { latest: number };

export const frontTermResolvers = {
  Newsroom: {
    terms: withRight(
      "front",
      (
        { taxonomy, words, after }: { taxonomy: WireTaxonomy; words: string; after?: string | null },
        { env, now }: BackendContext,
      ) => readNewsroomTerms(env.DB, { taxonomy: toTaxonomy(taxonomy), words, after: after ?? null }, now),
    ),
    term: withRight("front", (key: WireKey, { env, now }: BackendContext) => readNewsroomTerm(env.DB, toKey(key), now)),
  },
  NewsroomTerm: {
    taxonomy: ({ taxonomy }: NewsroomTerm) => taxonomy.toUpperCase() as WireTaxonomy,
    page_link: ({ taxonomy, slug }: NewsroomTerm) => `${paths[taxonomy]}/${slug}`,
    parent: ({ parentSlug: slug, parentTitle: title }: NewsroomTerm) => (slug === null ? null : { slug, title }),
    picture: ({ mediaId: id, mediaSrc: src, mediaWidth: width, mediaHeight: height, mediaAlt: alt }: NewsroomTerm) =>
      id === null ? null : { id, src, width, height, alt: alt ?? "" },
    button_text: ({ buttonText }: NewsroomTerm) => buttonText,
    button_link: ({ buttonLink }: NewsroomTerm) => buttonLink,
    post_count: ({ postCount }: NewsroomTerm) => postCount,
    newest: ({ newestAt }: NewsroomTerm) => (newestAt === null ? null : toIsoDate(newestAt)),
    origin: async (term: NewsroomTerm, _: unknown, { env }: BackendContext) =>
      term.owner === "own" ? ((await readOrigin(env.DB, term))?.owner ?? null) : null,
    latest: (term: NewsroomTerm, _: unknown, { env }: BackendContext) => readLatestState(env.DB, term),
    states: ({ taxonomy, slug }: NewsroomTerm, _: unknown, { env }: BackendContext) =>
      readStates(env.DB, "term", `${taxonomy}:${slug}`),
    removal: (term: NewsroomTerm, _: unknown, { env }: BackendContext) => readTermUses(env.DB, term),
    parents: (term: NewsroomTerm, _: unknown, { env }: BackendContext) => readParents(env.DB, term),
  },
  Mutation: {
    createTerm: (_: unknown, { title, ...wire }: WireKey & { title: string }, context: BackendContext) =>
      change(wire, context, { kind: "term-created", act: (key, by) => createTerm(context.env, { key, title, by }, context.now) }),
    setTerm: (_: unknown, { term, latest, ...wire }: Seen & { term: WireTerm }, context: BackendContext) =>
      change(wire, context, {
        kind: "term-set",
        act: (key, by) => setTerm(context.env, { key, latest, by, term: toGiven(term) }, context.now),
      }),
    restoreTerm: (_: unknown, { state, latest, ...wire }: Seen & { state: number }, context: BackendContext) =>
      change(wire, context, {
        kind: "term-restored",
        act: (key, by) => restoreTerm(context.env, { key, latest, by, state }, context.now),
      }),
    giveTermBack: (_: unknown, { latest, ...wire }: Seen, context: BackendContext) =>
      change(wire, context, {
        kind: "term-given-back",
        act: (key, by) => giveTermBack(context.env, { key, latest, by }, context.now),
      }),
    removeTerm: async (_: unknown, { latest, ...wire }: Seen, context: BackendContext) => {
      const act = (key: TermKey) => removeTerm(context.env, { key, latest });
      return (await carryOut(wire, context, { kind: "term-removed", act })).kind === "done";
    },
  },
};
