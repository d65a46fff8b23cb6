/** What the operator reads of one request in both Workers, and of its statements of SQL (decision 95). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Both, startBoth } from "#tests/support/edge/start-both.ts";

let both: Both;
beforeAll(async () => {
  // No reserved domains: no production sends mail from one.
  const mail = { MAIL_FROM: "Bote <post@bote.internal>", TIPS_MAIL_TO: "", CANCELLATIONS_MAIL_TO: "" };
  both = await startBoth({ APP_ENV: "prod", EDGE_CACHE: "off", LOG_SAMPLE: "1", LOG_SLOW_MS: "0", ...mail });
});
afterAll(() => both.stop());

const readLines = (log: string[]) => log.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));

test("one number leads from the reader's request through both Workers to the statements of SQL", async () => {
  const [one, other] = await Promise.all([both.portal("/"), both.portal("/themen")]);
  for (const [{ status, headers }, route] of [
    [one, "home"],
    [other, "themen"],
  ] as const) {
    const requestId = headers["x-request-id"];
    expect(status).toBe(200);
    await expect
      .poll(() => readLines(both.log).filter((line) => line.requestId === requestId && line.route === route))
      .toMatchObject([{ worker: "portal", status: 200 }]);
    const own = readLines(both.log).filter((line) => line.requestId === requestId);
    const call = own.find(({ worker, message }) => worker === "backend" && message === "request");
    expect(call).toMatchObject({ route: "graphql", status: 200 });
    const statements = own.filter(({ worker, message }) => worker === "backend" && message === "slow statement");
    expect(statements).toContainEqual(expect.objectContaining({ statement: expect.stringContaining("FROM posts") }));
    // Each of them is this request's, and none of the other's.
    expect(statements.reduce((sum, line) => sum + line.statements, 0)).toBe(call.sql.statements);
  }
  expect(one.headers["x-request-id"]).not.toBe(other.headers["x-request-id"]);
});
