/** What a tip may hold, as the back end says it (decision 84). */
export type TipRules = { keepDays: number; maxFiles: number; maxFileBytes: number; maxVideoBytes: number; partBytes: number };

/** `2,4 MB`, `310 KB`; at least 1 KB. */
export function toSizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`;
  const digits = megabytes < 10 && !Number.isInteger(megabytes) ? 1 : 0;
  return `${megabytes.toLocaleString("de-AT", { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0MB`;
}

/** Why a file is not taken, by the status of the answer (docs/limits.md). */
export function toFileRefusal(status: number, { maxFileBytes, maxVideoBytes, maxFiles }: TipRules): string {
  const most = `Bilder und Dokumente dürfen höchstens ${toSizeText(maxFileBytes)} haben, Videos ${toSizeText(maxVideoBytes)}`;
  if (status === 413) return `Zu groß: ${most}.`;
  if (status === 415)
    return "Diese Art von Datei nehmen wir nicht an. Es gehen Bilder, Videos, PDF, Word, Excel, OpenDocument und Text.";
  if (status === 429) return "Aus deinem Netz kamen heute schon sehr viele Dateien. Schick sie morgen mit einem neuen Tipp.";
  if (status === 404) return "Diese Datei kam zu spät oder der Tipp ist gelöscht.";
  return `Diese Datei ist leer oder beschädigt, oder es sind mehr als ${maxFiles}.`;
}

/** Why a file is certainly refused, before anything is sent. Null when it may be tried. */
export function findFileFault({ size, type }: { size: number; type: string }, rules: TipRules): string | null {
  if (size === 0) return "Diese Datei ist leer.";
  const isVideo = /^(?:video|audio)\//.test(type);
  return size > (isVideo ? rules.maxVideoBytes : rules.maxFileBytes) ? toFileRefusal(413, rules) : null;
}
