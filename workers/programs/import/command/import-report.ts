/** What came, what was changed, what was skipped and why: counted in memory, every line in a file when one is asked for. */
import { closeSync, openSync, writeSync } from "node:fs";

export type ReportLine = {
  kind: "came" | "changed" | "skipped" | "failed" | "note";
  /** `post 12`, `media wp:…`, or null for the whole import. */
  subject: string | null;
  what: string;
  detail: string | null;
  /** For how many of its kind the line stands; one when left out. */
  times?: number;
};

export type ImportReport = {
  add(kind: ReportLine["kind"], subject: string | null, what: string, detail?: string | null, times?: number): void;
  count(kind: ReportLine["kind"]): number;
  /** The report for people. Ends the file; nothing may be added afterwards. */
  finish(headline: string): string;
};

const EXAMPLES = 3;
const MAX_DETAIL = 1000;
const TITLES: Record<ReportLine["kind"], string> = {
  came: "What came",
  changed: "What was changed",
  skipped: "What was skipped",
  failed: "What failed",
  note: "What else is to be known",
};

/** `file` gets a JSON document with every line; an error of the file system passes through. */
export function createImportReport(file: string | null): ImportReport {
  const groups = new Map<string, { kind: ReportLine["kind"]; what: string; count: number; examples: string[] }>();
  const descriptor = file === null ? null : openSync(file, "w");
  if (descriptor !== null) writeSync(descriptor, '{"lines":[');
  let lineCount = 0;

  function write(line: ReportLine): void {
    if (descriptor === null) return;
    writeSync(descriptor, `${lineCount === 0 ? "" : ","}\n${JSON.stringify(line)}`);
    lineCount += 1;
  }

  return {
    add(kind, subject, what, detail = null, times = 1) {
      const key = `${kind}:${what}`;
      const group = groups.get(key) ?? { kind, what, count: 0, examples: [] };
      groups.set(key, group);
      group.count += times;
      const example = [subject, detail].filter((part) => part !== null && part !== "").join(": ");
      if (kind !== "came" && group.examples.length < EXAMPLES && example !== "") group.examples.push(toLine(example));
      write({
        kind,
        subject,
        what,
        detail: detail === null ? null : detail.slice(0, MAX_DETAIL),
        ...(times === 1 ? {} : { times }),
      });
    },
    count: (kind) => [...groups.values()].filter((group) => group.kind === kind).reduce((sum, group) => sum + group.count, 0),
    finish(headline) {
      const sorted = [...groups.values()].sort((one, other) => other.count - one.count);
      if (descriptor !== null) {
        const summary = sorted.map(({ kind, what, count }) => ({ kind, what, count }));
        writeSync(descriptor, `\n],"headline":${JSON.stringify(headline)},"summary":${JSON.stringify(summary)}}\n`);
        closeSync(descriptor);
      }
      const sections = (Object.keys(TITLES) as ReportLine["kind"][]).flatMap((kind) => {
        const own = sorted.filter((group) => group.kind === kind);
        return own.length === 0 ? [] : ["", `${TITLES[kind]}:`, ...own.flatMap(toLines)];
      });
      return [headline, ...sections, ""].join("\n");
    },
  };
}

function toLines({ what, count, examples }: { what: string; count: number; examples: string[] }): string[] {
  const more = count - examples.length;
  const rest = more > 0 && examples.length > 0 ? [`           … and ${more} more`] : [];
  return [`  ${String(count).padStart(6)}  ${what}`, ...examples.map((example) => `           ${example}`), ...rest];
}

/** Titles and texts come from strangers: no line ends and no terminal commands in the report. */
function toLine(text: string): string {
  const plain = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}
