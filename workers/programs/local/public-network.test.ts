import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Request } from "miniflare";
import { expect, test } from "vitest";
import { fetchPublic } from "./public-network.ts";

test("a machine of the network is not asked, by its address or by a name that leads to it", async () => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.end("innen");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    const answer = await fetchPublic(new Request(`http://${host}:${port}/bild.png`));
    expect([host, answer.status, await answer.text()]).toEqual([host, 502, expect.stringContaining("private network")]);
  }
  expect(asked).toBe(0);
  server.close();
});
