import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSend } from "./send-to-backend.ts";

let asked: string[] = [];
const server = createServer((request, response) => {
  const body: Buffer[] = [];
  request.on("data", (chunk: Buffer) => body.push(chunk));
  request.on("end", () => {
    asked.push(Buffer.concat(body).toString());
    // As a line that is closed while a request comes along it.
    if (asked.length === 2 || request.url === "/never") request.socket.destroy();
    else response.end(`answer ${asked.length}`);
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

test("a request whose connection was closed is sent once more, whole; a back end that is away is said", async () => {
  const send = createSend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const post = (body: string) => send("/admin/content", { method: "POST", body });
  expect([await (await post("one")).text(), await (await post("two")).text()]).toEqual(["answer 1", "answer 3"]);
  expect(asked).toEqual(["one", "two", "two"]);
  asked = [];
  await expect(send("/never")).rejects.toThrow("fetch failed");
  expect(asked).toHaveLength(2);
});
