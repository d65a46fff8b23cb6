/** What the machine says of itself: room, backup, certificate. Nothing alarms before there was time for it. */
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { WireStatus } from "#app/loaders/newsroom/require-status.ts";
import type { StatusLine, Tone } from "./status-view.ts";

type Machine = NonNullable<WireStatus["machine"]>;
type Known = { text: string; tone: Tone };

const DAY_MS = 24 * 60 * 60 * 1000;
/** A first night, and the day after it. */
const FIRST_DAYS = 2;
/** A night may be missed; two are a fault. */
const OLD_BACKUP_DAYS = 2;
const OLDEST_BACKUP_DAYS = 7;
const CERTIFICATE_DAYS = 14;
const FREE_SHARE = 0.1;
const LEAST_FREE_BYTES = 2e9;

/** Lines for the top of the status page; the certificate's only where readers have TLS. */
export function toMachineLines(machine: Machine, now: Date): StatusLine[] {
  return [
    { label: "Platz", ...toDisk(machine) },
    { label: "Sicherung", ...toLastBackup(machine, now) },
    ...(machine.has_certificate ? [{ label: "Zertifikat", ...toCertificate(machine, now) }] : []),
  ];
}

function toDisk({ disk_free: free, disk_total: total }: Machine): Known {
  const isGood = free / total >= FREE_SHARE || free >= 50 * LEAST_FREE_BYTES;
  return {
    text: `${toGigabytes(free)} von ${toGigabytes(total)} frei`,
    tone: free < LEAST_FREE_BYTES ? "bad" : isGood ? "good" : "warn",
  };
}

const toGigabytes = (bytes: number) =>
  `${(bytes / 1e9).toLocaleString("de-AT", { maximumFractionDigits: bytes < 10e9 ? 1 : 0 })}\u00a0GB`;

/** A copy made otherwise than by `npm run backup` is not known. */
export function toLastBackup({ since, last_backup: last, is_demo: isDemo }: Machine, now: Date): Known {
  if (last === null) {
    const isNew = now.getTime() - Date.parse(since) < FIRST_DAYS * DAY_MS;
    return { text: "noch keine", tone: isNew || isDemo ? "unknown" : "warn" };
  }
  const days = (now.getTime() - Date.parse(last)) / DAY_MS;
  return { text: toMomentText(last), tone: days >= OLDEST_BACKUP_DAYS ? "bad" : days >= OLD_BACKUP_DAYS ? "warn" : "good" };
}

function toCertificate({ certificate_until: until, certificate_problem: problem }: Machine, now: Date): Known {
  if (until === null) return { text: `nicht bekannt: ${problem ?? "ohne Angabe"}`, tone: "unknown" };
  const days = Math.floor((Date.parse(until) - now.getTime()) / DAY_MS);
  if (days < 0) return { text: "abgelaufen", tone: "bad" };
  return { text: days === 1 ? "gilt noch 1 Tag" : `gilt noch ${days} Tage`, tone: days < CERTIFICATE_DAYS ? "warn" : "good" };
}
