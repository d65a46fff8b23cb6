import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import {
  at,
  createMachine,
  deliver,
  insertGuests,
  writeNovember,
} from "#workers/backend/readers/newsletters/newsletters-for-test.ts";
import { postNewsletterIssues } from "./post-newsletter-issues.ts";

beforeEach(writeNovember);

const now = new Date("2026-11-24T09:00:00Z");
const post = async (records: object[], machine = createMachine()) => {
  const request = new Request("http://backend/admin/newsletter-issues", { method: "POST", body: JSON.stringify({ records }) });
  const reply = await postNewsletterIssues(request, machine.env, now);
  return (await reply.json<{ results: { outcome: string; day: string; reason?: string }[] }>()).results;
};
const outcomes = async (records: object[]) => (await post(records)).map(({ outcome }) => outcome);

test("past days get the issue that the clock would have made, once, and it is not sent", async () => {
  await insertGuests("morgen", 1);
  const days = ["2026-11-22", "2026-11-23", "2026-11-24"].map((day) => ({ newsletter: "morgen", day }));
  expect(await outcomes(days)).toEqual(["empty", "written", "written"]);
  expect(await outcomes(days)).toEqual(["empty", "known", "known"]);
  const { results } = await env.DB.prepare("SELECT day, covers_until, sends_from FROM newsletter_issues ORDER BY day").all();
  expect(results).toEqual([
    { day: "2026-11-23", covers_until: at("2026-11-23T05:00:00Z"), sends_from: null },
    { day: "2026-11-24", covers_until: at("2026-11-24T05:00:00Z"), sends_from: null },
  ]);
});

test("an issue written by the newsroom is sent at once, also of a newsletter that readers cannot choose", async () => {
  await insertGuests("VPLUS_Subscriber", 1);
  const machine = createMachine();
  const record = {
    newsletter: "VPLUS_Subscriber",
    subject: "Neues rund um dein Abo",
    intro: "Erster Absatz.\n\n<b>Zweiter</b>",
    send: true,
  };
  expect(await post([record], machine)).toEqual([{ newsletter: "VPLUS_Subscriber", day: "2026-11-24", outcome: "written" }]);
  await deliver(machine, now.getTime() / 1000);
  const [mail] = machine.sent;
  expect(mail?.subject).toBe("Neues rund um dein Abo");
  expect(mail?.html).toContain("Erster Absatz.<br><br>&lt;b&gt;Zweiter&lt;/b&gt;");
  expect(mail?.text).toContain("Erster Absatz.\n\n<b>Zweiter</b>");
  // It has no archive.
  expect(mail?.headers).not.toHaveProperty("List-Archive");
  expect(mail?.text).not.toContain("Im Browser lesen");
});

test.each<[object, string]>([
  [{ newsletter: "gibt-es-nicht" }, "newsletter: there is none of that name"],
  [{ newsletter: "morgen", subject: "Nichts darin" }, "An issue needs an intro or posts"],
  [{ newsletter: "morgen", day: "morgen" }, "day"],
  [{ newsletter: "morgen", subject: "Zwei\r\nBcc: a@b.example", intro: "x" }, "subject"],
])("%j is refused, and the next record is still written", async (record, reason) => {
  const results = await post([record, { newsletter: "eilmeldungen", subject: "Gut", posts: [1] }]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["refused", "written"]);
  expect(results[0]?.reason).toContain(reason);
});
