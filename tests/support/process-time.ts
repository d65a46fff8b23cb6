/** What a process and all that it started have computed, from Linux' process table. */
import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks of a process: 10 ms each on every Linux that Node runs on. */
const TICK_MS = 10;

type Entry = { pid: number; parent: number; ms: number };

/** Milliseconds of computing time, in user and kernel mode. Processes that have ended count no more. */
export function readProcessTime(root: number): number {
  const entries = readdirSync("/proc").flatMap((name) => readEntry(name) ?? []);
  const members = new Set([root]);
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const { pid, parent } of entries) if (members.has(parent)) members.add(pid);
  }
  return entries.reduce((sum, { pid, ms }) => (members.has(pid) ? sum + ms : sum), 0);
}

function readEntry(name: string): Entry | null {
  if (!/^\d+$/.test(name)) return null;
  try {
    const text = readFileSync(`/proc/${name}/stat`, "utf8");
    // The command's name stands in brackets, and may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { pid: Number(name), parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    // It ended while we looked.
    return null;
  }
}
