/** What single requests cost, in nanoseconds instead of the process table's ticks: from the kernel's scheduler, thread by thread. */
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that the threads of a process have computed so far. Exact for threads that sleep. */
export function readThreadTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  }
  return nanoseconds / 1e6;
}
