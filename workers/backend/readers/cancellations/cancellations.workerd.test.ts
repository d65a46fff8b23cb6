import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import { keepCancellation, listCancellations } from "./cancellations.ts";

const mutation = `mutation ($key: String!, $cancellation: CancellationInput!) {
  sendCancellation(key: $key, cancellation: $cancellation) { number received } }`;
const declared = { kind: "ORDINARY", name: "Maria Fink", email: "maria@example.com", contract: "Plus, Nr. 700100" };
const rest = { reason: "", ends_on: "2026-12-31", website: "" };

let networks = 0;
let address = "";
beforeEach(async () => {
  await env.DB.batch(["cancellations", "mail_outbox"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  networks += 1;
  address = `10.44.${networks}.7`;
});

async function ask(query: string, variables: object = {}, caller: { address: string } = { address }) {
  const headers = { "x-caller": await mintCaller(caller), "x-mutation": "true" };
  const response = await worker.fetch(createGraphqlRequest({ query, variables }, headers), env as Env);
  return response.json<{ data: Record<string, { number: number }> | null; errors?: { extensions?: { code?: string } }[] }>();
}
const send = (changes: object = {}, key: string = crypto.randomUUID(), caller?: { address: string }) =>
  ask(mutation, { key, cancellation: { ...declared, email: `${crypto.randomUUID()}@example.com`, ...rest, ...changes } }, caller);
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.code;

/** What waits to be sent, composed. */
async function readMails() {
  const { results } = await env.DB.prepare("SELECT message FROM mail_outbox ORDER BY id").all<{ message: string }>();
  const times = { now: 4_000_000_000, queuedAt: new Date() };
  return Promise.all(results.map(({ message }) => composeForTest(JSON.parse(message), env as Env, times)));
}

describe("a contract that is ended without signing in", () => {
  test("is kept with its moment, confirmed to the reader and told to the publisher", async () => {
    const { data } = await send({ ...declared, kind: "EXTRAORDINARY", reason: "Umzug\nnach Wien" });
    const [row] = await listCancellations(env.DB, Number.MAX_SAFE_INTEGER);
    expect(row).toMatchObject({
      id: data?.sendCancellation?.number,
      kind: "extraordinary",
      name: "Maria Fink",
      ends_on: "2026-12-31",
    });
    const mails = await readMails();
    expect(mails.map((mail) => mail?.to)).toEqual(["maria@example.com", "abo@talblick.example"]);
    const [receipt = "", told = ""] = mails.map((mail) => mail?.text ?? "");
    for (const words of ["Außerordentliche Kündigung, zum 31. Dezember 2026", `Nummer ${row?.id}`, "„Plus, Nr. 700100“"])
      expect(receipt).toContain(words);
    expect(receipt).not.toContain("Wien");
    expect(told).toContain("Grund: Umzug / nach Wien");
  });

  test.each([["https://boese.example"], ["Klick auf boese.example"], ["x".repeat(61)]])(
    "brings no stranger's words into the mail: %s",
    async (contract) => {
      await send({ contract, name: "Gewinn! www.boese.example" });
      const [receipt] = await readMails();
      expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toContain(contract);
      expect(receipt?.text).not.toContain("Gewinn");
    },
  );

  test("is kept once when it is sent twice, also at the same moment, and then costs no attempt", async () => {
    const key = "0123456789abcdef";
    const same = { email: "maria@example.com" };
    const answers = [...(await Promise.all([send(same, key), send(same, key)])), await send(same, key), await send(same, key)];
    expect(new Set(answers.map(({ data }) => data?.sendCancellation?.number)).size).toBe(1);
    expect((await readMails()).filter((mail) => mail?.to === "maria@example.com")).toHaveLength(1);
  });

  test("of a network is taken ten times an hour, and to one address three times", async () => {
    const email = { email: `${crypto.randomUUID()}@example.com` };
    const answers = [];
    for (let index = 0; index < 4; index += 1)
      answers.push(codeOf(await send(email, undefined, { address: `10.45.${index}.7` })));
    expect(answers).toEqual([undefined, undefined, undefined, "TOO_MANY_REQUESTS"]);
    for (let index = 0; index < 10; index += 1) expect(codeOf(await send())).toBeUndefined();
    expect(codeOf(await send())).toBe("TOO_MANY_REQUESTS");
  });

  test.each([
    ["a field that people do not see", { website: "x" }],
    ["no name", { name: " " }],
    ["no contract", { contract: "" }],
    ["no address", { email: "maria" }],
    ["two addresses", { email: "a@example.com,b@example.com" }],
    ["a reason where none belongs", { reason: "x" }],
    ["an extraordinary one without a reason", { kind: "EXTRAORDINARY" }],
    ["an invalid day", { ends_on: "2026-13-01" }],
    ["a name that is too long", { name: "x".repeat(101) }],
  ])("is refused with %s", async (_, changes) => {
    expect(codeOf(await send(changes))).toBe("BAD_USER_INPUT");
    expect(await listCancellations(env.DB, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test("is found by an index", async () => {
    const cancellation = {
      kind: "withdrawal",
      name: "n",
      email: "n@example.com",
      contract: "c",
      reason: "",
      endsOn: null,
    } as const;
    const plans = await recordPlans(env as Env, async (recording) => {
      await keepCancellation(recording, { formKey: "a".repeat(16), cancellation, origin: "https://x.example", now: 1 });
      await listCancellations(recording.DB, 5);
    });
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});
