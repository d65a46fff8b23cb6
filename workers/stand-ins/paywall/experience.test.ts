import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideEvents } from "./experience.ts";
import { AID, type StandInForTest, startForTest, toUserRef } from "./stand-in-for-test.ts";

const typesOf = (events: { eventType: string }[]) => events.map(({ eventType }) => eventType);

describe("what a page shows", () => {
  test.each([
    { tags: ["premium"], rids: [], shown: ["showOffer"] },
    { tags: ["premium"], rids: ["RTALBPUR"], shown: ["showOffer"] },
    { tags: ["premium"], rids: ["RTALBPLUS"], shown: [] },
    { tags: ["premium"], rids: ["RTALBPUR", "RTALBPLUSPREMIUM"], shown: [] },
    { tags: ["promotion"], rids: [], shown: ["showTemplate", "showOffer"] },
    { tags: ["promotion", "premium"], rids: ["RTALBPLUS"], shown: [] },
    { tags: ["pur"], rids: ["RTALBPLUS"], shown: ["showOffer"] },
    { tags: ["pur"], rids: ["RTALBPUR"], shown: [] },
    { tags: [], rids: [], shown: [] },
  ])("with the tags $tags to a reader who has $rids: $shown", ({ tags, rids, shown }) => {
    expect(typesOf(decideEvents({ tags, isModal: false }, rids))).toEqual(["experienceExecute", ...shown]);
  });

  test("stands within the page, or over it where the page asks for that", () => {
    expect(decideEvents({ tags: ["premium"], isModal: false }, []).at(-1)?.eventParams).toMatchObject({
      displayMode: "inline",
      containerSelector: "#paywall-offer",
      offerId: "OTALBABO",
      termIds: ["TMTALBPLUSM", "TMTALBPLUSJ", "TMTALBPREMM", "TMTALBPREMJ"],
    });
    expect(decideEvents({ tags: ["pur"], isModal: true }, []).at(-1)?.eventParams).toMatchObject({
      displayMode: "modal",
      termIds: ["TMTALBPURM"],
    });
  });
});

describe("the answer to a page's script", () => {
  let standIn: StandInForTest;
  beforeAll(async () => {
    standIn = await startForTest();
  });
  afterAll(() => standIn.stop());

  const ask = (fields: object) =>
    standIn.postForm("/xbuilder/experience/execute", { aid: AID, tags: '["premium"]', custom_variables: "{}", ...fields });

  test("offers nothing any more to a reader who has bought, and says whether the reader is known", async () => {
    const userRef = toUserRef("7");
    const before = await ask({ user_ref: userRef });
    expect([before.isUserValid, typesOf(before.result.events)]).toEqual([true, ["experienceExecute", "showOffer"]]);
    await standIn.pay(userRef, "TMTALBPLUSM");
    const after = await ask({ user_ref: userRef });
    expect(after.result.events).toEqual([
      { eventType: "experienceExecute", eventParams: { accessList: [{ rid: "RTALBPLUS" }] } },
    ]);
    expect((await ask({ user_ref: `${userRef}x` })).isUserValid).toBe(false);
    expect((await ask({})).isUserValid).toBe(false);
  });

  test("is readable for the page that asked, and is refused for another application and for invalid JSON", async () => {
    const response = await fetch(`${standIn.origin}/xbuilder/experience/execute`, {
      method: "POST",
      headers: { origin: "http://portal.example" },
      body: new URLSearchParams({ aid: AID }),
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("http://portal.example");
    expect((await ask({ aid: "OTHER" })).code).not.toBe(0);
    expect((await ask({ tags: "[" })).code).not.toBe(0);
  });
});
