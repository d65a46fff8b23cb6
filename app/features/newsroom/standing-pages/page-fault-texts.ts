/** What is looked at before a standing page comes out, in words. */
import type { PageFault } from "#shared/content/page-text.ts";

const texts: Readonly<Record<PageFault["kind"], string>> = {
  "no title": "Der Titel fehlt.",
  "no text": "Es steht noch kein Text da.",
  "bad address": "In der Adresse stehen Zeichen, die dort nicht gehen.",
  "reserved address": "Diese Adresse braucht das Portal selbst.",
  "fixed address": "Die Adresse dieser Seite bleibt: Mails und das Portal verlinken hierher.",
  "no description": "Ohne Beschreibung: Suchmaschinen nehmen ein Stück aus dem Text.",
  "no alt": "Ein Bild hat keinen Alt-Text",
  "no credit": "Ein Bild hat keinen Bildnachweis",
  "gone picture": "Ein Bild gibt es nicht mehr",
  "gone recording": "Eine Aufnahme gibt es nicht mehr",
};

export function toPageFaultText(fault: PageFault): string {
  const text = texts[fault.kind];
  return "block" in fault && fault.block !== null ? `${text}: im Text, an Stelle ${fault.block + 1}.` : text;
}
