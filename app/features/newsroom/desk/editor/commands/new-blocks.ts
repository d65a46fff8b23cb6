/** What can be put into a text, in the order of the menu; `words` are found by as well. */
import type { Node, Schema } from "@tiptap/pm/model";
import { type NodeJson, toNodeJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";

export type NewBlock = { name: string; title: string; text: string; words: string };

export const newBlocks = [
  { name: "paragraph", title: "Absatz", text: "Einfacher Text", words: "text" },
  { name: "heading2", title: "Zwischentitel", text: "Gliedert den Text", words: "überschrift h2" },
  { name: "heading3", title: "Kleiner Zwischentitel", text: "Unter einem Zwischentitel", words: "überschrift h3" },
  { name: "bulletList", title: "Liste", text: "Mit Punkten", words: "aufzählung" },
  { name: "orderedList", title: "Nummerierte Liste", text: "Mit Zahlen", words: "aufzählung" },
  { name: "quote", title: "Zitat", text: "Mit dem Namen, wer es sagt", words: "" },
  { name: "image", title: "Bild", text: "Aus dem Archiv oder hochgeladen", words: "foto" },
  { name: "gallery", title: "Bilderstrecke", text: "Mehrere Bilder nacheinander", words: "galerie fotos" },
  { name: "recording", title: "Aufnahme", text: "Ton oder Film aus einer eigenen Datei", words: "audio ton podcast film mp3" },
  { name: "facts", title: "Faktenkasten", text: "Daten und Hintergrund neben dem Text", words: "box kasten info" },
  { name: "table", title: "Tabelle", text: "Mit Kopfzeile und Beschriftung", words: "" },
  { name: "embed", title: "Einbettung", text: "Von YouTube, X, Datawrapper und anderen", words: "embed post karte" },
  { name: "video", title: "Video der Plattform", text: "Mit seiner Kennung bei Brightcove", words: "film" },
  { name: "button", title: "Knopf", text: "Ein Link, der auffällt", words: "button link" },
  { name: "ticker", title: "Liveticker", text: "Einträge kommen unter „Liveticker“ dazu", words: "ticker live" },
  { name: "separator", title: "Trennlinie", text: "Ein Einschnitt im Text", words: "linie" },
  { name: "code", title: "Code", text: "Genau so, wie er dasteht", words: "programm" },
] as const satisfies readonly NewBlock[];

export type NewBlockName = (typeof newBlocks)[number]["name"];

/** Those of whose title or words a word begins so. A ticker only where there can be one. */
export function findNewBlocks(typed: string, hasTicker: boolean): readonly (typeof newBlocks)[number][] {
  const wanted = typed.trim().toLocaleLowerCase("de");
  const offered = newBlocks.filter(({ name }) => hasTicker || name !== "ticker");
  if (wanted === "") return offered;
  return offered.filter(({ title, words }) =>
    `${title} ${words}`
      .toLocaleLowerCase("de")
      .split(" ")
      .some((word) => word.startsWith(wanted)),
  );
}

const line = (type: string, attrs?: Record<string, unknown>) => toNodeJson(type, [], attrs);
const cell = (type: string) => toNodeJson(type, [line("paragraph")]);
const row = (type: string, section: string) => toNodeJson("tableRow", [cell(type), cell(type), cell(type)], { section });

const templates: Partial<Record<NewBlockName, NodeJson>> = {
  paragraph: line("paragraph"),
  heading2: line("heading", { level: 2 }),
  heading3: line("heading", { level: 3 }),
  bulletList: toNodeJson("bulletList", [toNodeJson("listItem", [line("paragraph")])]),
  orderedList: toNodeJson("orderedList", [toNodeJson("listItem", [line("paragraph")])]),
  quote: toNodeJson("quote", [line("paragraph"), line("caption")]),
  facts: toNodeJson("facts", [line("title"), line("paragraph")]),
  table: toNodeJson("tableBlock", [
    toNodeJson("table", [row("tableHeader", "thead"), row("tableCell", "tbody"), row("tableCell", "tbody")]),
    line("caption"),
  ]),
  ticker: toNodeJson("card", [], { block: { kind: "ticker", entries: [] } }),
  separator: toNodeJson("card", [], { block: { kind: "separator" } }),
  code: line("codeBlock"),
};

/** Null for what has to be asked first: which picture, which address. */
export function toNewNode(schema: Schema, name: NewBlockName): Node | null {
  const template = templates[name];
  return template === undefined ? null : schema.nodeFromJSON(template);
}
