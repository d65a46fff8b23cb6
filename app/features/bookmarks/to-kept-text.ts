import { type OfflineState, toSizeText } from "#app/domain/offline/offline-messages.ts";

/** "3 Artikel sind auf diesem Gerät auch ohne Netz lesbar (1,2 MB)." */
export function toKeptText({ isOn, ids, bytes }: OfflineState): string {
  if (!isOn) return "Auf diesem Gerät wird nichts zum Lesen ohne Netz behalten.";
  if (ids.length === 0) return "Gemerkte Artikel werden auf diesem Gerät zum Lesen ohne Netz behalten. Gerade ist keiner da.";
  const articles = ids.length === 1 ? "Ein Artikel ist" : `${ids.length} Artikel sind`;
  return `${articles} auf diesem Gerät auch ohne Netz lesbar (${toSizeText(bytes)}).`;
}
