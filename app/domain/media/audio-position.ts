/** Where listeners left off (kept in their own browser): the last few recordings, by address. */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";

export const AUDIO_POSITIONS_KEY = `${PORTAL_ID}:audio`;

/** Listeners do not continue more than a few recordings. */
const MOST = 20;
/** A listener who has heard less than that starts over, and so does one who has heard it to the end. */
const LEAST_S = 10;

const positions = v.array(v.tuple([v.string(), v.number()]));
export type AudioPositions = v.InferOutput<typeof positions>;

/** Positions of a stored text; empty where it is invalid. */
export function parseAudioPositions(text: string | null): AudioPositions {
  const parsed = v.safeParse(positions, parseJson(text));
  return parsed.success ? parsed.output : [];
}

/** Seconds; 0 for a recording that was not begun. */
export function findAudioPosition(known: AudioPositions, src: string): number {
  return known.find(([name]) => name === src)?.[1] ?? 0;
}

/** `seconds` null: heard to the end. */
export function withAudioPosition(known: AudioPositions, src: string, seconds: number | null): AudioPositions {
  const others = known.filter(([name]) => name !== src);
  if (seconds === null || seconds < LEAST_S) return others;
  return [[src, Math.trunc(seconds)] satisfies [string, number], ...others].slice(0, MOST);
}
