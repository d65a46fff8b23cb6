import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findPortProblem } from "./free-port.ts";

test("an operator whose port is taken learns it in one line that names another, and a free one is left free", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  expect(await findPortProblem(port)).toBe(
    `Port ${port} is taken: another program listens there. End it, or choose another, as in PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await findPortProblem(port)).toBeNull();
  expect(await findPortProblem(port)).toBeNull();
});
