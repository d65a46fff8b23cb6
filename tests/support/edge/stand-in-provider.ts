/** A stand-in for the paywall provider's interface: notes what it was asked, and answers with the access list a test gives. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type StandInProvider = {
  origin: string;
  /** Addresses that were asked for. */
  asked: string[];
  /** What `/access/list` answers; a string as it is, `null` never. */
  answer: (body: unknown) => void;
  stop: () => Promise<void>;
};

export async function startProvider(): Promise<StandInProvider> {
  const asked: string[] = [];
  let body: unknown = { code: 0, data: [] };
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (body === null) return;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      body = next;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
