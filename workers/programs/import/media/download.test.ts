import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { download } from "./download.ts";
import { createFetchBytes } from "./fetch-bytes.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { signal } = new AbortController();
const options = { allowsPrivate: true, signal };

describe("fetching a picture", () => {
  test("follows redirects, but not for ever", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/a") response.writeHead(302, { location: "/b" }).end();
      else if (request.url === "/b") response.end("bytes");
      else response.writeHead(302, { location: "/kreis" }).end();
    });
    expect((await download(`${origin}/a`, options)).toString()).toBe("bytes");
    await expect(download(`${origin}/kreis`, options)).rejects.toThrow("more than 5 redirects");
  });

  test("does not follow a redirect to where it may not go", async () => {
    const origin = await serve((_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end());
    await expect(download(`${origin}/`, options)).rejects.toMatchObject({ fault: "refused" });
  });

  test("stops at the size limit, announced or not", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/announced") response.writeHead(200, { "content-length": "5000" });
      for (let part = 0; part < 50; part += 1) response.write("x".repeat(100));
      response.end();
    });
    for (const path of ["/announced", "/silent"]) {
      await expect(download(`${origin}${path}`, { ...options, maxBytes: 1000 })).rejects.toMatchObject({ fault: "refused" });
    }
  });

  test("gives up on a host that does not answer", async () => {
    const origin = await serve(() => {});
    await expect(download(`${origin}/`, { ...options, timeoutMs: 50 })).rejects.toThrow("no answer within 0.05 s");
  });

  test("asks a busy server again after the time it names, and a lost file never", async () => {
    const asked: string[] = [];
    const origin = await serve((request, response) => {
      asked.push(request.url ?? "");
      if (request.url === "/lost") response.writeHead(404).end();
      else if (asked.length < 3) response.writeHead(503, { "retry-after": "7" }).end();
      else response.end("bytes");
    });
    const pauses: number[] = [];
    const fetchBytes = createFetchBytes({ allowsPrivate: true, signal, sleep: async (pause) => void pauses.push(pause) });
    expect((await fetchBytes(`${origin}/busy`)).toString()).toBe("bytes");
    expect(pauses).toEqual([7000, 7000]);
    await expect(fetchBytes(`${origin}/lost`)).rejects.toThrow("status 404");
    expect(asked.filter((path) => path === "/lost")).toHaveLength(1);
  });

  test("stops asking a host that is gone", async () => {
    const fetchBytes = createFetchBytes({ allowsPrivate: true, signal, sleep: async () => {} });
    const attempt = () => fetchBytes("http://127.0.0.1:1/a.jpg");
    for (let count = 0; count < 5; count += 1) await expect(attempt()).rejects.toThrow("ECONNREFUSED");
    await expect(attempt()).rejects.toThrow("could not be reached before");
  });

  test("takes pictures that are written into the text", async () => {
    const fetchBytes = createFetchBytes({ allowsPrivate: false, signal, sleep: async () => {} });
    expect((await fetchBytes("data:image/png;base64,aGFsbG8=")).toString()).toBe("hallo");
    await expect(fetchBytes("data:image/png;base64,")).rejects.toThrow("no usable data");
  });
});
