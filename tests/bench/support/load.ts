/** Load on one address over connections that stay open, and what it cost the processes that answered. Bounded, and on this machine only. */
import { connect } from "node:net";
import { readProcessTime } from "#tests/support/process-time.ts";

const CONNECTIONS = 8;

export type Load = {
  /** Computing time a request over the process and all that it started, in milliseconds. */
  cpuMs: number;
  /** Requests a second, with the load's own computing on the same machine. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
  /** Of one body as it travelled. */
  bytes: number;
};

type Target = { url: string; pid: number; encoding?: string };

/** How a body ends that comes in pieces. */
const LAST_PIECE = Buffer.from("0\r\n\r\n");

/** Throws for an answer with another status than 200. */
export async function load({ url, pid, encoding = "identity" }: Target, requests: number): Promise<Load> {
  const { port, pathname, host } = new URL(url);
  const head = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${encoding}\r\nuser-agent: Mozilla/5.0\r\n\r\n`;
  const before = { cpu: readProcessTime(pid), clock: performance.now() };
  const share = Math.ceil(requests / CONNECTIONS);
  const times: number[] = [];
  const bytes = await Promise.all(Array.from({ length: CONNECTIONS }, () => askAgain(Number(port), head, share, times)));
  const count = share * CONNECTIONS;
  const cpuMs = (readProcessTime(pid) - before.cpu) / count;
  const rate = (count * 1000) / (performance.now() - before.clock);
  times.sort((one, other) => one - other);
  return { cpuMs, rate, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, bytes: bytes[0] ?? 0 };
}

/** Sends the request anew after each whole answer, and notes how long that took. Resolves with the length of the last body. */
function askAgain(port: number, head: string, count: number, times: number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let rest = count;
    let answer = Buffer.alloc(0);
    /** Where the answer ends; null while its head is read, and for one in pieces. */
    let end: number | null = null;
    let length = 0;
    let taken = 0;
    let asked = 0;
    function ask(): void {
      asked = performance.now();
      socket.write(head);
    }
    function take(chunk: Buffer): void {
      taken += chunk.length;
      if (end === null) {
        answer = Buffer.concat([answer, chunk]);
        const body = answer.indexOf("\r\n\r\n") + 4;
        if (body < 4) return;
        const said = readLength(answer.toString("latin1", 0, body));
        if (said === null && !answer.subarray(-LAST_PIECE.length).equals(LAST_PIECE)) return;
        length = said ?? taken - body;
        end = body + length;
      }
      if (taken < end) return;
      answer = Buffer.alloc(0);
      end = null;
      taken = 0;
      rest -= 1;
      times.push(performance.now() - asked);
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

/** Null for a body that comes in pieces. Throws for another answer than 200. */
function readLength(head: string): number | null {
  if (!/^HTTP\/1\.1 200/.test(head)) throw new Error(`Not what is measured: ${head.split("\r\n")[0]}`);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? null : Number(length);
}
