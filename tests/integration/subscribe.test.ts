/** The pages that sell and receive, as a browser without script gets them. */
import { beforeAll, describe, expect, test } from "vitest";
import { annasCookies, validAutologin, wirePiano } from "#tests/support/edge/account-answers.ts";
import { cookies, prepareAccountSite } from "#tests/support/edge/account-site.ts";
import type { Question } from "#tests/support/edge/ask.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";

const { edge, visit } = prepareAccountSite();
const host = "www.talblick.example";
const paywallOrigin = "https://provider.example";
let portal: Portal;
beforeAll(async () => {
  portal = await edge.startPortal({
    APP_ENV: "prod",
    PAYWALL_AID: "TALBTEST",
    PAYWALL_SCRIPT_ORIGIN: paywallOrigin,
    PAYWALL_API_ORIGIN: paywallOrigin,
  });
});

/** At the portal with a provider; `visit` goes to one without. */
function open(path: string, cookie = "", question: Question = {}) {
  return portal(path, { ...question, headers: { host, cookie } });
}

/** Anna, signed in, with these flags only. */
function answerAnna(flags: Partial<Record<keyof typeof noAbo, boolean>>) {
  const abo = { ...noAbo, ...flags };
  const { autologin } = validAutologin.data;
  edge.backend.answer("autologin", () => ({ data: { autologin: { ...autologin, piano: { userRef: "ref-anna", abo } } } }));
  edge.backend.answer("SubscriptionStatus", () => ({ data: { SubscriptionStatus: abo } }));
}

const asked = () => edge.backend.requests.map(({ path }) => path);
const main = (text: string) => /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? "";
const read = (text: string) => main(text).replace(/<!--.*?-->|<[^>]+>/g, "");
const decode = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const hrefs = (text: string) => [...main(text).matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => decode(href));

describe("/abo", () => {
  test("sells three subscriptions, each by a form that needs no script", async () => {
    const { status, headers, text } = await open("/abo?returnTo=%2Fein-titel%2F100");
    expect(status).toBe(200);
    for (const tier of ["plus", "plus-premium", "pur"]) {
      const form = new RegExp(`<form[^>]* data-form="abo-${tier}".*?</form>`, "s").exec(text)?.[0] ?? "";
      expect(form).toContain('action="/abo" method="get"');
      expect(form).toMatch(new RegExp(`name="angebot"[^>]* value="${tier}-monat"`));
      expect(form).toContain('type="hidden" name="returnTo" value="/ein-titel/100"');
    }
    expect(hrefs(text)).toContain("/ein-titel/100");
    expect(headers["x-robots-tag"]).toBe("max-image-preview:large");
    expect(text).toContain(`<link rel="canonical" href="http://${host}/abo"/>`);
    expect(asked()).toEqual(["/graphql"]);
  });

  test("tells search engines what is sold for how much", async () => {
    const { text } = await open("/abo");
    const products = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    );
    expect(products.map(({ name }) => name)).toEqual(["Talblick Plus", "Talblick Plus Premium", "Talblick Pur"]);
    expect(products[0].offers.map(({ price }: { price: string }) => price)).toEqual(["9.90", "99.00"]);
  });

  test("says so when an offer does not exist, and goes on selling", async () => {
    for (const slug of ["x", "", "__proto__", "%3Cscript%3E", "%00"]) {
      const { status, text } = await open(`/abo?angebot=${slug}`);
      expect([slug, status, text.includes("Dieses Angebot gibt es nicht.")]).toEqual([slug, 200, true]);
      expect(text).toContain('data-form="abo-plus"');
    }
  });

  test("is private for a signed-in reader, and says what they have", async () => {
    const { headers, text } = await open("/abo", annasCookies);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(read(text)).toContain("Dein Abo: Talblick Plus.");
    expect(text).not.toContain('data-form="abo-plus"');
    expect(text).toContain('data-form="abo-plus-premium"');
    expect(asked()).toEqual(["/graphql"]);
  });

  test("leads to no other site", async () => {
    for (const target of ["https://evil.example/", "//evil.example/a/1", "/\\evil.example", "javascript:alert(1)"]) {
      for (const query of [
        `returnTo=${encodeURIComponent(target)}`,
        `angebot=plus-jahr&returnTo=${encodeURIComponent(target)}`,
      ]) {
        const { status, text } = await open(`/abo?${query}`);
        expect([target, status, hrefs(text).join(" ").includes("evil"), text.includes("javascript:")]).toEqual([
          target,
          200,
          false,
          false,
        ]);
      }
    }
  });

  test("an order has a signed-out reader sign in, and come back to this very order", async () => {
    const path = "/abo?angebot=plus-jahr&returnTo=%2Fein-titel%2F100";
    const { text } = await open(path);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    for (const dialog of ["login", "register"]) {
      const link = hrefs(text).find((href) => href.startsWith(`/profil?dialog=${dialog}`)) ?? "";
      expect(new URL(link, `http://${host}`).searchParams.get("returnTo")).toBe(path);
    }
    expect(text).not.toContain("checkout-order");
    expect(text).not.toContain("ref-anna");
  });

  test("an order of who is signed in has what the checkout starts with, and the honest word on scripts", async () => {
    answerAnna({});
    const { headers, text } = await open("/abo?angebot=plus-premium-jahr", annasCookies);
    const [, props = ""] = /data-island="checkout-order"[^>]* data-props="([^"]*)"/.exec(text) ?? [];
    expect(JSON.parse(decode(props))).toMatchObject({
      offerId: "OTALBABO",
      termId: "TMTALBPREMJ",
      page: {
        config: { aid: "TALBTEST", apiOrigin: paywallOrigin },
        user: { id: 42, userRef: "ref-anna", tiers: [] },
        post: null,
      },
    });
    expect(text).toMatch(/<button type="button" class="[^"]*\buntil-awake\b[^"]*">Weiter zur Zahlung/);
    expect(main(text)).toContain("dafür braucht dein Browser JavaScript");
    expect(hrefs(text).some((href) => href.startsWith("tel:+"))).toBe(true);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  test("what the reader has already is not ordered again", async () => {
    const { status, text } = await open("/abo?angebot=plus-monat", annasCookies);
    expect([status, text.includes("Talblick Plus hast du schon.")]).toEqual([200, true]);
    expect(text).not.toContain("checkout-order");
  });

  test("without a provider an order is taken by telephone", async () => {
    for (const cookie of ["", annasCookies]) {
      const { text } = await visit("/abo?angebot=plus-premium-jahr", cookie);
      expect(text).toContain("Abos können zurzeit nur telefonisch oder per E-Mail abgeschlossen werden.");
      expect(text).not.toContain('data-island="checkout-order"');
    }
  });
});

describe("/vplus-onboarding", () => {
  test("welcomes who has just bought, although their session was kept before, and leads back to the post", async () => {
    answerAnna({});
    const kept = cookies(await open("/", annasCookies)).find(({ name }) => name === "PortalSession");
    const cookie = `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
    expect(kept?.value).toBeTruthy();
    answerAnna({ hasPlusAccess: true, isPlusSubscriber: true });
    edge.backend.requests.length = 0;
    const answer = await open("/vplus-onboarding?targetUrl=%2Fein-titel%2F100", cookie);
    expect(answer.text).toContain("Dein Plus-Abo ist aktiv.");
    expect(main(answer.text)).toMatch(/<a href="\/ein-titel\/100#weiter"[^>]*>Weiterlesen/);
    expect(asked()).toEqual(["/graphql"]);
    // What was kept is out of date: the post is asked for with the new rights.
    expect(cookies(answer).find(({ name }) => name === "PortalSession")).toMatchObject({ value: "" });
  });

  test("leads to no place that is no post", async () => {
    for (const target of ["https://evil.example/a/1", "//evil.example/1", "/abo", "/profil?dialog=login", "/abo/1"]) {
      const { text } = await open(`/vplus-onboarding?${new URLSearchParams({ targetUrl: target })}`, annasCookies);
      expect(main(text)).toMatch(/<a href="\/"[^>]*>Zur Startseite/);
      expect(hrefs(text).join(" ")).not.toContain("evil");
    }
  });

  test.each([
    { reader: "somebody without a subscription", cookie: annasCookies, title: "Noch kein Abo" },
    { reader: "somebody unknown", cookie: "", title: "Hast du schon ein Abo?" },
  ])("shows $reader the offers", async ({ cookie, title }) => {
    answerAnna({});
    const { status, headers, text } = await open("/vplus-onboarding", cookie);
    expect([status, text.includes(title), hrefs(text).includes("/abo")]).toEqual([200, true, true]);
    expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["private, no-store", "noindex"]);
  });

  test("a back end that says nothing of subscriptions leaves it at what the session says", async () => {
    edge.backend.answer("SubscriptionStatus", () => ({ errors: [{ message: "kaputt" }] }));
    expect(wirePiano?.abo?.hasPlusAccess).toBe(true);
    expect((await open("/vplus-onboarding", annasCookies)).text).toContain("Dein Plus-Abo ist aktiv.");
  });
});

describe("/onboarding/nav", () => {
  test("has neither header nor footer, a form for the municipality, and the sections of the menu", async () => {
    const { status, text } = await open("/onboarding/nav");
    expect(status).toBe(200);
    expect(text).not.toMatch(/<footer|<nav/);
    expect(main(text)).toMatch(/<form[^>]* action="\/gemeinde\/gemeinde" method="post"/);
    expect(hrefs(text)).toContain("/news/politik");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(asked()).toEqual(["/graphql"]);
  });

  test("the municipality that was chosen there is named there", async () => {
    const chosen = await portal("/gemeinde/gemeinde", {
      method: "POST",
      headers: { host, origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ municipality: "gotzis", returnTo: "/onboarding/nav" }).toString(),
    });
    expect(chosen.headers.location).toBe("/onboarding/nav");
    const { text } = await open("/onboarding/nav", "CurrentCity=gotzis");
    expect(main(text)).toMatch(/<option value="gotzis" selected="">/);
    expect(hrefs(text)).toContain("/gemeinde/gotzis");
  });

  test("without menus it is still worth reading", async () => {
    edge.backend.answer("GetLayout", () => ({ errors: [{ message: "kaputt" }] }));
    const { status, text } = await open("/onboarding/nav");
    expect([status, text.includes("Los geht’s")]).toEqual([200, true]);
  });
});

describe("/zahlung-autorisieren", () => {
  test.each([
    { query: "", cookie: annasCookies, state: "missing" },
    { query: "?id=", cookie: annasCookies, state: "missing" },
    { query: "?id=%3Cscript%3E", cookie: annasCookies, state: "missing" },
    { query: "?id=abc", cookie: "", state: "signed-out" },
    { query: "?id=abc", cookie: annasCookies, state: "ready" },
    { query: "?id=abc&status=freigegeben", cookie: "", state: "done" },
    { query: "?id=abc&status=abgelehnt", cookie: "", state: "refused" },
  ])("$query is a page that is neither cached nor passed on: $state", async ({ query, cookie, state }) => {
    const { status, headers, text } = await open(`/zahlung-autorisieren${query}`, cookie);
    expect([status, text.includes(`data-state="${state}"`)]).toEqual([200, true]);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["private, no-store", "noindex"]);
    expect(text).not.toContain("<script>alert");
    expect(hrefs(text).length).toBeGreaterThan(0);
  });

  test("gives the browser what it asks the provider with", async () => {
    const { text } = await open("/zahlung-autorisieren?id=abc-_9", annasCookies);
    const [, props = ""] = /data-island="payment-authorisation"[^>]* data-props="([^"]*)"/.exec(text) ?? [];
    expect(JSON.parse(decode(props))).toMatchObject({ authorizationId: "abc-_9", page: { config: { aid: "TALBTEST" } } });
  });

  test("has a signed-out reader come back to the payment", async () => {
    const link = hrefs((await open("/zahlung-autorisieren?id=abc")).text).find((href) => href.startsWith("/profil?dialog=login"));
    expect(new URL(link ?? "", `http://${host}`).searchParams.get("returnTo")).toBe("/zahlung-autorisieren?id=abc");
  });

  test("without a provider says that it cannot be done here", async () => {
    const { text } = await visit("/zahlung-autorisieren?id=abc", annasCookies);
    expect(text).toContain('data-state="by-phone"');
    expect(main(text)).not.toContain("data-island");
  });
});
