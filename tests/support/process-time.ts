/** What a process and all that it started have computed, and the memory that they hold, from Linux' process table. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Clock ticks of a process: 10 ms each on every Linux that Node runs on. */
const TICK_MS = 10;

/** Bytes of a page of memory, on every Linux that Node runs on but the rarest. */
const PAGE_BYTES = 4096;

type Entry = { pid: number; parent: number; name: string; ms: number; bytes: number };

/** Milliseconds of computing time, in user and kernel mode. Processes that have ended count no more. */
export function readProcessTime(root: number): number {
  return readFamily(root).reduce((sum, { ms }) => sum + ms, 0);
}

/** Bytes of memory that are in use; what processes share counts for each. */
export function readProcessMemory(root: number): number {
  return readFamily(root).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** From now on the most that a process holds is counted anew. */
export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Bytes that a process holds, and the most that it held since the peak was reset, if only for a moment. */
export function readHeldMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

/** Numbers of the processes of this name that it has started. */
export function listProcesses(root: number, name: string): number[] {
  return readFamily(root)
    .filter((entry) => entry.name === name)
    .map(({ pid }) => pid);
}

function readFamily(root: number): Entry[] {
  const entries = readdirSync("/proc").flatMap((name) => readEntry(name) ?? []);
  const members = new Set([root]);
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const { pid, parent } of entries) if (members.has(parent)) members.add(pid);
  }
  return entries.filter(({ pid }) => members.has(pid));
}

function readEntry(name: string): Entry | null {
  if (!/^\d+$/.test(name)) return null;
  try {
    const text = readFileSync(`/proc/${name}/stat`, "utf8");
    // The command's name stands in brackets, and may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ms = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    const command = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    return { pid: Number(name), name: command, parent: Number(fields[1]), ms, bytes: Number(fields[21]) * PAGE_BYTES };
  } catch {
    // It ended while we looked.
    return null;
  }
}
