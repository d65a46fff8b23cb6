/** What a device wants, and its quiet hours. */
import type { PushSubject } from "./push-subject.ts";

/** Full hours of the day; equal ones are none. */
export type QuietHours = { from: number; until: number };
export type Wishes = { subjects: readonly PushSubject[]; replies: boolean; quiet: QuietHours | null };

export const usualQuiet: QuietHours = { from: 22, until: 7 };
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
