import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { cleanUpAccountsForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createTestCall, insertAccount } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { readOffer } from "./read-offer.ts";
import {
  insertNamedCard,
  openSession,
  prepareUpsell,
  requireOffer,
  tryEntitle,
  tryRegister,
  trySave,
} from "./upsell-for-test.ts";

prepareUpsell();
countScrypts();

test("no statement of the upsell reads a whole table", async () => {
  const plans = await recordPlans(env as Env, async (recording) => {
    const call = createTestCall({ env: recording });
    await insertNamedCard();
    await tryEntitle({}, { call });
    await readOffer(call, await requireOffer(), null);
    await tryRegister(await requireOffer(), {}, call);
    const token = await openSession(await insertAccount());
    await tryEntitle({}, { call, token });
    await trySave(await requireOffer(token), token, {}, call);
    await cleanUpAccountsForTest(recording.DB, new Date());
  });
  expect(plans.length).toBeGreaterThan(20);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
