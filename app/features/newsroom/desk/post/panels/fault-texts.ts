/** What is looked at before a post comes out, in words. */
import type { DeskFault, TickerFault } from "#shared/content/desk-faults.ts";

const texts: Readonly<Record<Exclude<DeskFault["kind"], TickerFault["kind"]>, string>> = {
  "no title": "Der Titel fehlt.",
  "no text": "Es steht noch kein Text da.",
  "no section": "Das Ressort fehlt.",
  "bad address": "In der Adresse stehen Zeichen, die dort nicht gehen.",
  "no alt": "Ein Bild hat keinen Alt-Text",
  "no credit": "Ein Bild hat keinen Bildnachweis",
  "gone picture": "Ein Bild gibt es nicht mehr",
  "gone recording": "Eine Aufnahme gibt es nicht mehr",
  "no lead": "Ohne Vorspann: Am Teaser steht nur der Titel.",
  "no author": "Niemand steht als Autorin oder Autor da.",
  "no picture": "Ohne Aufmacherbild.",
  "early wall": "Die Bezahlschranke steht vor dem ersten Absatz: Niemand kann hineinlesen.",
  "wall at the end": "Die Bezahlschranke steht am Ende: Der letzte Absatz bleibt dahinter.",
};

/** What is said of a link that leads nowhere. */
export function toDeadLinkText({ link, kind }: { link: string; kind: "GONE" | "SILENT" }): string {
  return kind === "GONE" ? `Ein Link führt ins Leere: ${link}` : `Eine verlinkte Seite antwortet gerade nicht: ${link}`;
}

/** What readers lose, and how it comes back: by the block, in whichever text it stands. */
function toTickerText({ kind, entries, isRunning }: TickerFault): string {
  const count = entries === 1 ? "1 Eintrag" : `${entries} Einträge`;
  if (kind === "ticker kept")
    return `Ein Ticker mit ${entries === 1 ? count : `${entries} Einträgen`} ist aufgehoben: Mit einem Stand, in dem er steht, kommt er zurück.`;
  const seen = entries === 0 ? "ihn" : entries === 1 ? "seinen Eintrag" : `seine ${count}`;
  return [
    `Der Ticker steht nicht mehr im Text: Leser sehen ${seen} dann nicht mehr${isRunning ? ", und er läuft noch" : ""}.`,
    `Mit „Rückgängig“ oder einem früheren Stand steht er wieder da${entries === 0 ? "" : ", mit allem, was darin steht"}.`,
  ].join(" ");
}

export function toFaultText(fault: DeskFault): string {
  if (fault.kind === "ticker gone" || fault.kind === "ticker kept") return toTickerText(fault);
  const text = texts[fault.kind];
  if (!("block" in fault)) return text;
  return fault.block === null ? `${text}: das Aufmacherbild.` : `${text}: im Text, an Stelle ${fault.block + 1}.`;
}
