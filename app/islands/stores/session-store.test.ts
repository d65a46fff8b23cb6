import { beforeEach, expect, test, vi } from "vitest";
import type { UserStatus } from "#app/domain/session/user-status.ts";

const anna = { ssoId: 7, fullname: "Anna" } as UserStatus;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
});

test.each([[anna], [null]])("who is signed in is known when the automatic login has finished, not before", async (user) => {
  const { announceSession, readKnownUser } = await import("./session-store.ts");
  let known: UserStatus | null | undefined;
  const asked = readKnownUser().then((answer) => {
    known = answer;
  });
  await Promise.resolve();
  expect(known).toBeUndefined();
  announceSession(user);
  await asked;
  expect(known).toBe(user);
  expect(await readKnownUser()).toBe(user);
});
