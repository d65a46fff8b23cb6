/** The page of what is new of followed subjects, and what its address may say. */
import { type Subject, toSubjectName, toSubjectPath } from "./subject.ts";

export const FOR_YOU_PATH = "/fuer-dich";

/** The note of the button (components/follow) that a reader without script comes back to. The page itself is everybody's. */
export const FOLLOWED_ID = "folge-ich";

/** Where a page of the list begins; null for an invalid position. */
export function parseForYouPlace(place: string | null): string | null {
  return place !== null && /^\d{1,12}-\d{1,10}$/.test(place) ? place : null;
}

export function toForYouPath(place: string): string {
  return `${FOR_YOU_PATH}?nach=${place}`;
}

/** The page of a subject that was just followed without script. */
export function toFollowedPath(subject: Subject): string {
  return `${toSubjectPath(subject)}#${FOLLOWED_ID}`;
}

/** The list without that subject, which may still be followed again. */
export function toStoppedPath(subject: Subject): string {
  return `${FOR_YOU_PATH}?${new URLSearchParams({ ohne: toSubjectName(subject) })}`;
}
