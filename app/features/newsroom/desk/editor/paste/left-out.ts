/** What of a pasted text did not come along, and how the editor is told. */
const kinds = {
  pictures: ["1 Bild (lade es als Datei hoch)", "Bilder (lade sie als Dateien hoch)"],
  pixels: ["1 Zählpixel", "Zählpixel"],
  scripts: ["1 Skript", "Skripte"],
  links: ["1 unsicherer Link", "unsichere Links"],
  frames: ["1 fremder Rahmen", "fremde Rahmen"],
  others: ["1 Film, Formular oder Ähnliches", "Filme, Formulare oder Ähnliches"],
} as const;

export type LeftOut = Record<keyof typeof kinds, number>;

export function nothingLeftOut(): LeftOut {
  return { pictures: 0, pixels: 0, scripts: 0, links: 0, frames: 0, others: 0 };
}

/** Null when all of it came along. */
export function toLeftOutText(leftOut: LeftOut): string | null {
  const names = Object.entries(kinds).flatMap(([kind, [one, many]]) => {
    const count = leftOut[kind as keyof LeftOut];
    return count === 0 ? [] : count === 1 ? one : `${count} ${many}`;
  });
  return names.length === 0 ? null : `Eingefügt. Weggelassen: ${names.join(", ")}.`;
}
