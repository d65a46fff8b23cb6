import { expect, test } from "vitest";
import { noSession } from "./request-session.ts";

test("a request that no session belongs to is anonymous, whatever is done to it", async () => {
  noSession.renew();
  noSession.replace(null);
  expect([noSession.login, await noSession.user]).toEqual([null, null]);
});
