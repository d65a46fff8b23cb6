/** What the isolates of workerd processes hold, by the inspector that these were started with (WORKERD_ARGUMENTS=--inspector-addr=127.0.0.1:0). */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** In bytes: the heap of the script, and the buffers that it holds outside of it. */
type HeapUsage = { script: number; buffers: number };

export type Isolate = { readUsage: () => Promise<HeapUsage>; close: () => void };

type Reply = { id: number; result?: { usedSize: number; backingStorageSize?: number }; error?: unknown };

/** Of a Worker, such as `core:user:talblick`. Throws when no process has an inspector, or such a Worker. */
export async function openIsolate(pids: readonly number[], worker: string): Promise<Isolate> {
  for (const port of pids.flatMap(listListeners)) {
    const targets = await listTargets(port);
    if (targets.some(({ id }) => id === worker)) return connect(`ws://127.0.0.1:${port}/${worker}`);
  }
  throw new Error(`No inspector knows of ${worker}`);
}

async function listTargets(port: number): Promise<{ id: string }[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/json`, { signal: AbortSignal.timeout(1000) });
    return (await response.json()) as { id: string }[];
  } catch {
    // Another of its sockets.
    return [];
  }
}

async function connect(url: string): Promise<Isolate> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${url} does not open`)), { once: true });
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  return {
    async readUsage() {
      const id = ++last;
      const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method: "Runtime.getHeapUsage" }));
      const { result, error } = await reply;
      if (result?.backingStorageSize === undefined)
        throw new Error(`The inspector does not say what is used: ${JSON.stringify(error)}`);
      return { script: result.usedSize, buffers: result.backingStorageSize };
    },
    close: () => socket.close(),
  };
}

/** The ports of this machine that a process listens at. */
function listListeners(pid: number): number[] {
  const inodes = new Set(readdirSync(`/proc/${pid}/fd`).flatMap((fd) => readSocket(`/proc/${pid}/fd/${fd}`)));
  const lines = readFileSync(`/proc/${pid}/net/tcp`, "utf8").split("\n").slice(1);
  const LISTENING = "0A";
  return lines.flatMap((line) => {
    const [, local = "", , state, , , , , , inode = ""] = line.trim().split(/\s+/);
    return state === LISTENING && inodes.has(inode) ? [Number.parseInt(local.split(":")[1] ?? "", 16)] : [];
  });
}

function readSocket(link: string): string[] {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.slice(1) ?? [];
  } catch {
    // Closed while we looked.
    return [];
  }
}
