/** A site at one address, whatever stands behind it: what a deploy looks like from a reader's browser. */
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Front = {
  origin: string;
  /** From now on requests go there. */
  leadTo: (origin: string) => void;
  stop: () => Promise<void>;
};

/** `first`: where requests go at first. Answers 502 when there is no server. */
export async function standBefore(first: string): Promise<Front> {
  let target = new URL(first);
  const server = createServer((incoming, answer) => {
    const { method, headers, url: path } = incoming;
    const outgoing = ask({ hostname: target.hostname, port: target.port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    outgoing.on("error", () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(origin) {
      target = new URL(origin);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
