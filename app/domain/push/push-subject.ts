/** What a device can be told of: what is followed, breaking news, and the key events of a live ticker. */
import type { Subject } from "#app/domain/follows/subject.ts";

export type PushKind = "breaking" | "ticker" | Subject["kind"];
/** `key`: a slug, the number of a ticker's post, empty for breaking news. */
export type PushSubject = { kind: PushKind; key: string };
/** `label` as it stands beside its box. */
export type OfferedSubject = PushSubject & { label: string };

export const breakingSubject: PushSubject = { kind: "breaking", key: "" };

export function toPushName({ kind, key }: PushSubject): string {
  return `${kind}:${key}`;
}
