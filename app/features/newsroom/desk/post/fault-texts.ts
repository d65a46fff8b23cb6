/** What is looked at before a post comes out, in words. */
import type { DeskFault } from "#shared/content/desk-faults.ts";

const texts: Readonly<Record<DeskFault["kind"], string>> = {
  "no title": "Der Titel fehlt.",
  "no text": "Es steht noch kein Text da.",
  "no section": "Das Ressort fehlt.",
  "bad address": "In der Adresse stehen Zeichen, die dort nicht gehen.",
  "no alt": "Ein Bild hat keinen Alt-Text",
  "no credit": "Ein Bild hat keinen Bildnachweis",
  "gone picture": "Ein Bild gibt es nicht mehr",
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

export function toFaultText(fault: DeskFault): string {
  const text = texts[fault.kind];
  if (!("block" in fault)) return text;
  return fault.block === null ? `${text}: das Aufmacherbild.` : `${text}: im Text, an Stelle ${fault.block + 1}.`;
}
