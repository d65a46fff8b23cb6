/** Calendar files (RFC 5545): lines that are escaped, folded and ended as calendars want them. All moments are in UTC, so no zone is described. */

/** A line may have 75 bytes; a longer one continues in the next. */
const MAX_LINE_BYTES = 74;

export type CalendarHead = { /** Of who made it: `-//Talblick//Termine//DE`. */ product: string; name: string; refresh: string };

/** `entries` are lines without their ends, as `toTextLine` and others give them. */
export function toCalendarFile({ product, name, refresh }: CalendarHead, entries: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${product}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    toTextLine("X-WR-CALNAME", name),
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    ...entries,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A property whose value is a text. */
export function toTextLine(name: string, text: string): string {
  const escaped = text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  return `${name}:${escaped.replace(/\p{Cc}/gu, " ")}`;
}

/** `20261124T145300Z`: the minute. */
export function toStamp(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace(/[-:]/g, "")}00Z`;
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let last = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(last);
      last = "";
      bytes = 0;
    }
    last += character;
    bytes += size;
  }
  return [...lines, last].join("\r\n ");
}
