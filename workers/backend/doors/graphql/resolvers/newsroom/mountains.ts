/** Passes and webcams in the newsroom: how they are found, entered, changed, shown and withdrawn. */
import type { PassState } from "#shared/rules/mountain-rules.ts";
import { parseMoment } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import {
  createMountain,
  listMountains,
  type MountainOutcome,
  readMountain,
  setMountain,
  showMountain,
} from "#workers/backend/newsroom/mountains/write-mountains.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import type { MountainFacts } from "#workers/backend/services/mountains/mountain.ts";
import type { MountainRow } from "#workers/backend/services/mountains/read-mountains.ts";

/** Of everybody's together: each one is a change of a page that many read. */
const mountainWrites = defineLimit("mountains", { max: 300, windowS: QUARTER_HOUR_S });

type WirePass = {
  name: string;
  municipality?: string | null;
  link?: string | null;
  note: string;
  height?: number | null;
  road: string;
  state: Uppercase<PassState>;
  since?: string | null;
};
type WireWebcam = {
  name: string;
  municipality?: string | null;
  link: string;
  note: string;
  picture: string;
  owner: string;
  refresh_minutes?: number | null;
  is_own: boolean;
};

function toPass({ state, since, municipality = null, link = null, height = null, ...pass }: WirePass): MountainFacts {
  return {
    ...pass,
    kind: "pass",
    municipality,
    link,
    height,
    state: state.toLowerCase() as PassState,
    since: since == null ? null : parseMoment("since", since),
  };
}

function toWebcam({ municipality = null, refresh_minutes = null, ...webcam }: WireWebcam): MountainFacts {
  return { ...webcam, kind: "webcam", municipality, refresh_minutes };
}

/** Of a key that the portal makes of the form. */
const MAX_KEY = 100;

/** The number of what was written, null where there is no room; what is no answer to its sender is thrown. What is done is noted. */
async function carryOut(context: BackendContext, kind: LogKind, act: () => Promise<MountainOutcome>): Promise<number | null> {
  const admitted = await requireRight(context, "publish");
  const [exceeded] = await countAttempts(context, [{ limit: mountainWrites, subject: "all" }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  const outcome = await act();
  switch (outcome.kind) {
    case "done":
      await noteAction(context, admitted, kind, outcome.name);
      return outcome.id;
    case "full":
      return null;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "not found":
      throw createCallError("NOT_FOUND", "There is none of that number.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
  }
}

function create(context: BackendContext, key: string, mountain: MountainFacts): Promise<number | null> {
  if (key === "" || key.length > MAX_KEY) throw createCallError("BAD_USER_INPUT", `key must have 1 to ${MAX_KEY} characters.`);
  return carryOut(context, "mountain-created", () => createMountain(context.env, { key, mountain }, context.now));
}

type Seen = { id: number; known: number };

const set = (context: BackendContext, { id, known }: Seen, mountain: MountainFacts) =>
  carryOut(context, "mountain-changed", () => setMountain(context.env, { id, known, mountain }, context.now));

export const newsroomMountainResolvers = {
  Newsroom: {
    mountains: withRight("publish", (_: unknown, { env }: BackendContext) => listMountains(env.DB)),
    mountain: withRight("publish", ({ id }: { id: number }, { env }: BackendContext) => readMountain(env.DB, id)),
  },
  NewsroomMountain: {
    is_shown: ({ is_shown }: MountainRow) => is_shown === 1,
    is_ours: ({ is_ours }: MountainRow) => is_ours === 1,
    is_imported: ({ uid }: MountainRow) => uid.startsWith("import:"),
    changed: ({ changed_at }: MountainRow) => toIsoDate(changed_at),
    pass: (row: MountainRow) => (row.kind === "pass" ? row : null),
    webcam: (row: MountainRow) => (row.kind === "webcam" ? row : null),
  },
  Mutation: {
    createPass: (_: unknown, { key, pass }: { key: string; pass: WirePass }, context: BackendContext) =>
      create(context, key, toPass(pass)),
    createWebcam: (_: unknown, { key, webcam }: { key: string; webcam: WireWebcam }, context: BackendContext) =>
      create(context, key, toWebcam(webcam)),
    setPass: (_: unknown, { pass, ...seen }: Seen & { pass: WirePass }, context: BackendContext) =>
      set(context, seen, toPass(pass)),
    setWebcam: (_: unknown, { webcam, ...seen }: Seen & { webcam: WireWebcam }, context: BackendContext) =>
      set(context, seen, toWebcam(webcam)),
    async showMountain(_: unknown, { shown, ...seen }: Seen & { shown: boolean }, context: BackendContext): Promise<boolean> {
      const act = () => showMountain(context.env, { ...seen, shown }, context.now);
      return (await carryOut(context, shown ? "mountain-shown" : "mountain-withdrawn", act)) !== null;
    },
  },
};
