/** The section "Angemeldete Geräte": where the reader is signed in. */

import { type DateText, toDateText, toDayText } from "#app/domain/post/date-text.ts";
import type { GetAccountQuery } from "#graphql/generated/operations.ts";
import { isHandheld, toDeviceName } from "./device-name.ts";

export type ProfileSession = { id: number; device: string; isHandheld: boolean; lastSeen: DateText; isCurrent: boolean };

type WireSession = NonNullable<GetAccountQuery["account"]>["sessions"][number];

/** The current one first. */
export function toProfileSessions(sessions: readonly WireSession[], now: Date): ProfileSession[] {
  return sessions
    .map(({ id, device, lastSeen, isCurrent }) => ({
      id,
      device: toDeviceName(device),
      isHandheld: isHandheld(device),
      lastSeen: toDateText(lastSeen, toDayText(lastSeen), now),
      isCurrent,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
