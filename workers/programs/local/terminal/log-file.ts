/** Where both Workers log on one machine: a file of bounded size in the state folder, or the terminal (`LOG=terminal`, for a service's journal). */
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

type Bounds = { maxBytes: number; kept: number };

/** With those kept: 60 MB at most. */
const bounds: Bounds = { maxBytes: 10_000_000, kept: 5 };

/**
 * Appends lines to `portal.log` in `folder`. A file that is full becomes `portal.log.1`, that one `portal.log.2`, …; the oldest goes. A full disk
 * loses lines, and stops nothing.
 */
export function openLogFile(folder: string, { maxBytes, kept }: Bounds = bounds): (line: string) => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOG_FILE);
  let bytes = existsSync(file) ? statSync(file).size : 0;

  function rotate(): void {
    rmSync(`${file}.${kept}`, { force: true });
    for (let number = kept - 1; number >= 1; number -= 1)
      if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
    renameSync(file, `${file}.1`);
    bytes = 0;
  }

  return (line) => {
    const text = `${line}\n`;
    try {
      if (bytes > 0 && bytes + Buffer.byteLength(text) > maxBytes) rotate();
      appendFileSync(file, text, { mode: 0o600 });
      bytes += Buffer.byteLength(text);
    } catch {
      // Whoever can still read hears of a full disk from the status page.
    }
  };
}

export const LOG_FILE = "portal.log";

/** What `LOG` says; null for another word than `file` and `terminal`. */
export function readLogPlace({ LOG: text = "" }: Readonly<Record<string, string | undefined>>): "file" | "terminal" | null {
  if (text === "" || text === "file") return "file";
  return text === "terminal" ? "terminal" : null;
}
