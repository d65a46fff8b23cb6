import { expect, test } from "vitest";
import { noSession } from "./request-session.ts";

test("a request that no session belongs to is finished and anonymous, whatever is done to it", async () => {
  noSession.renew();
  noSession.end();
  expect(noSession.takeLogin()).toBeNull();
  expect(await noSession.read()).toEqual({ isFinished: true, user: null });
});
