import { expect, test, vi } from "vitest";
import { requireRedirect } from "#app/loaders/address/former-address.ts";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { readStoriesInstead } from "./read-stories-instead.ts";

const toPosts = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

test("a reader whose page is not there gets five stories, however many a back end gives", async () => {
  const { context, askedFor } = openPageForTest({ GetMostRead: { data: { most_read: toPosts(9) } } });
  expect((await readStoriesInstead(context)).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(askedFor("GetMostRead")).toEqual([{ limit: 5 }]);
});

test("an address that no route has asks for its stories in its one round trip", async () => {
  const { context, trips } = openPageForTest({
    GetRedirect: { data: { redirect: null } },
    GetMostRead: { data: { most_read: toPosts(5) } },
  });
  await requireRedirect(context, new URL("https://paper.example/nirgendwo/hier/nicht")).catch(() => undefined);
  expect((await readStoriesInstead(context)).length).toBe(5);
  expect(trips.length).toBe(1);
});

test("without a back end there are no stories, and the operator reads so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { context } = openPageForTest({ GetMostRead: { data: null, errors: [{ message: "The back end is down" }] } });
  expect(await readStoriesInstead(context)).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("The stories of an error page cannot be had"));
  log.mockRestore();
});
