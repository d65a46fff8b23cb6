/** A back end with a month of many posts that gives each piece of its addresses only when the test lets it. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { GetSiteAddressesQueryVariables } from "#graphql/generated/operations.ts";

type Asked = { operationName: string; variables: GetSiteAddressesQueryVariables };

export type HeldBackend = {
  origin: string;
  /** From where on pieces were asked for, in order. */
  asked: number[];
  /** Lets so many more pieces go. */
  release: (pieces: number) => void;
  /** Whether pieces are errors from now on. */
  fail: (fails: boolean) => void;
  stop: () => Promise<void>;
};

/** Numbers of posts, from `skip` on: the address of post 7 is `/beitrag/7`. */
export async function startHeldBackend(postCount: number): Promise<HeldBackend> {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  let released = 0;
  let fails = false;

  function release(pieces: number): void {
    released += pieces;
    while (released > 0 && waiting.length > 0) {
      released -= 1;
      waiting.shift()?.();
    }
  }

  async function answer({ operationName, variables }: Asked): Promise<unknown> {
    if (operationName !== "GetSiteAddresses") return { errors: [{ message: `No answer is prepared for ${operationName}` }] };
    const { after, skip, limit } = variables;
    const start = after == null ? (skip ?? 0) : Number(after);
    asked.push(start);
    if (released > 0) released -= 1;
    else if (!fails) await new Promise<void>((resolve) => waiting.push(resolve));
    if (fails) return { errors: [{ message: "The database is away" }] };
    const end = Math.min(start + limit, postCount);
    const items = Array.from({ length: Math.max(0, end - start) }, (_, index) => ({
      link: `/beitrag/${start + index}`,
      type: "post",
      title: `Beitrag ${start + index}`,
      date: "2026-11-20T08:00:00Z",
      modified: "2026-11-20T09:00:00Z",
      image: `/media/${start + index}.jpg`,
    }));
    return { data: { site_addresses: { items, next: end < postCount ? String(end) : null } } };
  }

  const server = createServer(async (message, response) => {
    const body: Asked | Asked[] = JSON.parse(await read(message));
    const answers = Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answers));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release,
    fail: (next) => {
      fails = next;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function read(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
