/** Passkeys from the wire as their lists show them. */
import { toDayText } from "#app/domain/post/date-text.ts";

type WirePasskey = { id: number; name: string; created: string; last_used: string | null };
export type PasskeyView = { id: number; name: string; text: string };

export function toPasskeyViews(passkeys: readonly WirePasskey[]): PasskeyView[] {
  return passkeys.map(({ id, name, created, last_used }) => ({
    id,
    name,
    text: `Angelegt ${toDayText(created)}, ${last_used === null ? "noch nicht verwendet" : `zuletzt verwendet ${toDayText(last_used)}`}`,
  }));
}
