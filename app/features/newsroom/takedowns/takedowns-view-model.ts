/** Takedowns from the wire as the newsroom's pages show them (decision 101). */
import { TAKEDOWNS_PATH, toTakedownPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetTakedownQuery, GetTakedownsQuery } from "#graphql/generated/operations.ts";
import { type SurfaceRow, toCheckRow, toSurfaceRow, type WireCheck } from "./surfaces-view-model.ts";

type Newsroom = NonNullable<GetTakedownsQuery["newsroom"]>;
type WireLine = NonNullable<Newsroom["takedowns"]>[number];
type WireCandidate = NonNullable<Newsroom["takedown_candidate"]>;
type WireTakedown = NonNullable<NonNullable<GetTakedownQuery["newsroom"]>["takedown"]>;
/** The pasted text, and its error before the post was looked up. */
export type Pasted = { text: string; error: string | null };

export type TakedownsView = ReturnType<typeof toTakedownsView>;
/** The post that a takedown would hit. */
export type CandidateView = ReturnType<typeof toCandidate>;
export type TakedownView = ReturnType<typeof toTakedownView>;

/** As the back end pages them. */
const LINES_A_PAGE = 50;
/** Drafts lie there (decision 101). */
const DRAFT_YEAR = 2100;

export function toTakedownsView({ takedowns, takedown_candidate: candidate }: Newsroom, { text, error }: Pasted) {
  const lines = takedowns ?? [];
  const last = lines.length < LINES_A_PAGE ? undefined : lines.at(-1);
  const hasNone = candidate != null && candidate.post === null;
  return {
    takedowns: lines.map(toLine),
    /** Address of the page before. */
    older: last === undefined ? null : `${TAKEDOWNS_PATH}?vor=${last.id}`,
    pasted: text,
    error: error ?? (hasNone ? "Einen Beitrag mit dieser Adresse oder Nummer gibt es hier nicht." : null),
    candidate: candidate?.post == null ? null : toCandidate(candidate.post, candidate.takedown !== null),
  };
}

function toLine({ id, title, reason, by, taken, lifted }: WireLine) {
  const state = lifted === null ? [] : [`aufgehoben ${toMomentText(lifted)}`];
  return {
    id,
    path: toTakedownPath(id),
    title: toPlainText(title),
    reason,
    isLifted: lifted !== null,
    text: [`Nr. ${id}`, toMomentText(taken), by, ...state].join(" · "),
  };
}

function toCandidate(post: NonNullable<WireCandidate["post"]>, wasDown: boolean) {
  const { id, title, link, date, is_premium: isPremium, authors } = post;
  return {
    id,
    title: toPlainText(title),
    link,
    wasDown,
    facts: [
      { label: "Nummer", text: String(id) },
      { label: "Erschienen", text: toPublishedText(date) },
      { label: "Zugang", text: isPremium ? "Plus, nur mit Abo ganz zu lesen" : "frei für alle" },
      {
        label: authors.length > 1 ? "Autorinnen und Autoren" : "Autorin oder Autor",
        text: authors.join(", ") || "niemand genannt",
      },
    ],
  };
}

function toPublishedText(date: string): string {
  const at = new Date(date);
  if (at.getUTCFullYear() >= DRAFT_YEAR) return "noch nicht, ein Entwurf";
  return at.getTime() > Date.now() ? `noch nicht, geplant für ${toMomentText(date)}` : toMomentText(date);
}

export function toTakedownView(takedown: WireTakedown) {
  const { id, title, reason, by, taken, link, lifted, lifted_by: liftedBy, checks, proof } = takedown;
  const lift = lifted === null ? [] : [{ label: "Aufgehoben", text: `${toMomentText(lifted)} von ${liftedBy ?? "unbekannt"}` }];
  const surfaces = proof?.surfaces.map(toSurfaceRow) ?? [];
  const rows = checks?.map(toCheckRow) ?? [];
  return {
    id,
    path: toTakedownPath(id),
    title: toPlainText(title),
    isLifted: lifted !== null,
    facts: [
      { label: "Nummer", text: String(id) },
      { label: "Stand unter", text: link },
      { label: "Entfernt", text: `${toMomentText(taken)} von ${by}` },
      { label: "Grund", text: reason },
      ...lift,
    ],
    /** Null once it is lifted. */
    checks: checks === null ? null : { rows, left: countLeft(rows) },
    /** What the command found; null before it has looked. */
    proof: proof === null ? null : { time: toMomentText(proof.at), rows: surfaces, left: countLeft(surfaces) },
    command: `npm run takedown -- --post ${id} --check`,
    /** For removing it once more, where that was cut off or lifted; null where all is done. */
    again: lifted !== null || checks?.some(isOpenWork) ? { reason } : null,
  };
}

/** The back end's name for a step that is not done yet. */
const isOpenWork = ({ name, left }: WireCheck) => name === "unfinished" && left > 0;
const countLeft = (rows: readonly SurfaceRow[]) => rows.filter(({ isGone }) => !isGone).length;
