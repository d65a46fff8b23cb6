/** How fast articles are read to this browser's listener. */
import { PORTAL_ID } from "#brand/portal-id.ts";

export const speechSpeeds = [0.8, 1, 1.2, 1.4, 1.6] as const;
export type SpeechSpeed = (typeof speechSpeeds)[number];

/** In local storage. */
export const SPEECH_SPEED_KEY = `${PORTAL_ID}:tempo`;

/** An unreadable value reads as 1. */
export function parseSpeechSpeed(stored: string | null): SpeechSpeed {
  return speechSpeeds.find((speed) => String(speed) === stored) ?? 1;
}
