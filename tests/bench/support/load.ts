/** Load on one address over connections that stay open, and what it cost the processes that answered. Bounded, and on this machine only. */
import { connect } from "node:net";
import { readProcessTime } from "#tests/support/process-time.ts";

const CONNECTIONS = 8;

export type Load = {
  /** Computing time a request over the process and all that it started, in milliseconds. */
  cpuMs: number;
  /** Requests a second, with the load's own computing on the same machine. */
  rate: number;
  /** Of one body as it travelled. */
  bytes: number;
};

type Target = { url: string; pid: number; encoding?: string };

/** Throws for an answer without a length, or with another status than 200. */
export async function load({ url, pid, encoding = "identity" }: Target, requests: number): Promise<Load> {
  const { port, pathname, host } = new URL(url);
  const head = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${encoding}\r\nuser-agent: Mozilla/5.0\r\n\r\n`;
  const before = { cpu: readProcessTime(pid), clock: performance.now() };
  const share = Math.ceil(requests / CONNECTIONS);
  const bytes = await Promise.all(Array.from({ length: CONNECTIONS }, () => askAgain(Number(port), head, share)));
  const count = share * CONNECTIONS;
  const cpuMs = (readProcessTime(pid) - before.cpu) / count;
  return { cpuMs, rate: (count * 1000) / (performance.now() - before.clock), bytes: bytes[0] ?? 0 };
}

/** Sends the request anew after each whole answer. Resolves with the length of the last body. */
function askAgain(port: number, head: string, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let rest = count;
    let buffer = Buffer.alloc(0);
    /** Bytes of the body that are still to come; null while the head is read. */
    let missing: number | null = null;
    let length = 0;
    const ask = () => socket.write(head);
    function take(chunk: Buffer): void {
      if (missing === null) {
        buffer = Buffer.concat([buffer, chunk]);
        const end = buffer.indexOf("\r\n\r\n");
        if (end < 0) return;
        length = readLength(buffer.toString("latin1", 0, end));
        missing = length - (buffer.length - end - 4);
        buffer = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      missing = null;
      rest -= 1;
      if (rest > 0) return void ask();
      socket.destroy();
      resolve(length);
    }
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
  });
}

/** Throws unless the answer is 200 with a length. */
function readLength(head: string): number {
  if (!/^HTTP\/1\.1 200/.test(head)) throw new Error(`Not what is measured: ${head.split("\r\n")[0]}`);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error("An answer without a length cannot be counted");
  return Number(length);
}
