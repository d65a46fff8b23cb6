/** The devices of an account that get notices, as they are listed. */
import { toMomentText } from "#app/domain/post/date-text.ts";

/** Moments in ISO 8601. */
type Device = { id: number; name: string; since: string; sent: string | null };
export type DeviceRow = { id: number; name: string; text: string };

/** `toName` says what browser and machine that is. */
export function toDeviceRows(devices: readonly Device[], toName: (agent: string) => string): DeviceRow[] {
  return devices.map(({ id, name, since, sent }) => ({
    id,
    name: toName(name),
    text: `Seit ${toMomentText(since)}; ${sent == null ? "noch nichts gesendet" : `zuletzt gesendet ${toMomentText(sent)}`}`,
  }));
}
