import { expect, test } from "vitest";
import { pollForCookie } from "./poll-for-cookie.ts";

/** What happens, in its order: waits and looks. The cookie is there with the look of that number. */
async function poll(foundAt: number) {
  const order: (number | "look")[] = [];
  const hasCome = await pollForCookie(
    () => {
      order.push("look");
      return order.filter((step) => step === "look").length === foundAt;
    },
    async (milliseconds) => order.push(milliseconds),
  );
  return { hasCome, order };
}

test("the session cookie is looked for ten times, each time after 300 ms", async () => {
  const { hasCome, order } = await poll(11);
  expect([hasCome, order]).toEqual([false, Array.from({ length: 10 }, () => [300, "look"]).flat()]);
});

test.each([1, 2, 10])("a cookie that is there with look %i ends the wait", async (foundAt) => {
  const { hasCome, order } = await poll(foundAt);
  expect([hasCome, order.length]).toEqual([true, 2 * foundAt]);
});
