/** Takes the lines of a calendar (RFC 5545) apart into the properties of its events. */

export type Property = { value: string; parameters: Readonly<Record<string, string>> };
/** By their names, each as often as it stands. */
export type Entry = ReadonlyMap<string, readonly Property[]>;

/** The properties of each VEVENT; what is within one, such as an alarm, is not read. */
export function readEntries(text: string): Entry[] {
  const entries: Map<string, Property[]>[] = [];
  const open: string[] = [];
  for (const line of text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    const parsed = parseLine(line);
    if (parsed === null) continue;
    const { name, ...property } = parsed;
    if (name === "BEGIN") {
      open.push(property.value.toUpperCase());
      if (open.at(-1) === "VEVENT") entries.push(new Map());
    } else if (name === "END") open.pop();
    else if (open.at(-1) === "VEVENT") {
      const entry = entries.at(-1);
      const known = entry?.get(name);
      if (known === undefined) entry?.set(name, [property]);
      else known.push(property);
    }
  }
  return entries;
}

const linePattern = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;

/** Null for what is no line of a calendar. */
function parseLine(line: string): ({ name: string } & Property) | null {
  const [, name, given = "", value = ""] = linePattern.exec(line) ?? [];
  if (name === undefined) return null;
  const parameters = [...given.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";]*)/g)].map(
    ([, key = "", text = ""]) => [key.toUpperCase(), text.replaceAll('"', "")] as const,
  );
  return { name: name.toUpperCase(), value, parameters: Object.fromEntries(parameters) };
}

/** The first of its name. */
export function findProperty(entry: Entry, name: string): Property | undefined {
  return entry.get(name)?.[0];
}

/** Empty where there is none. */
export function textOf(entry: Entry, name: string): string {
  return unescapeText(findProperty(entry, name)?.value ?? "");
}

export function unescapeText(text: string): string {
  return text.replace(/\\([nN,;\\])/g, (_, character: string) => (character.toLowerCase() === "n" ? "\n" : character));
}
