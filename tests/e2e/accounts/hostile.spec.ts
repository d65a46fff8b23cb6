/** Who forges cookies, guesses passwords or lures readers away by a return address gets nowhere (rules 4, 5, 6). */
import { parseSetCookie } from "cookie";
import { type Answer, ask } from "#tests/support/edge/ask.ts";
import {
  type CookiePair,
  createAddress,
  fetchPair,
  headerLink,
  postForm,
  postJson,
  readSessionCookies,
  readStatus,
  registerReader,
  sendLogin,
  toBrowserCookies,
  toCookieHeader,
} from "#tests/support/journeys/account-calls.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";

const LOGIN_PAGE = "/profil?dialog=login&returnTo=%2Fprofil";
/** For a pair that is whole, and that the back end does not know (any more). */
const ENDED_PAGE = "/profil?dialog=login&sitzung=beendet&returnTo=%2Fprofil";

test.describe("Forged cookies", () => {
  let own: CookiePair;
  let otherId: number;
  test.beforeAll(async ({ portal: { origin, state } }) => {
    const [reader, other] = await Promise.all([registerReader(origin, state), registerReader(origin, state)]);
    own = await fetchPair(origin, reader.image);
    otherId = other.id;
  });

  /** The own pair with some of its fields replaced. */
  function forge(fields: Record<string, string>): CookiePair {
    const forged = { ...Object.fromEntries(new URLSearchParams(own.EvoSSO)), ...fields };
    return { ...own, EvoSSO: new URLSearchParams(forged).toString() };
  }

  const forgeries: [string, () => Partial<CookiePair>, string][] = [
    ["half of a pair", () => ({ EvoSSO: own.EvoSSO }), LOGIN_PAGE],
    ["the other half", () => ({ SsoSessionCookie: own.SsoSessionCookie }), LOGIN_PAGE],
    ["junk", () => ({ EvoSSO: "\u0000%E0%A4%A<script>", SsoSessionCookie: "{}" }), LOGIN_PAGE],
    ["a wrong token", () => forge({ t: "x".repeat(43) }), ENDED_PAGE],
    ["halves that do not belong together", () => forge({ h: "x".repeat(22) }), LOGIN_PAGE],
    ["a wrong hash", () => ({ ...forge({ h: "x".repeat(22) }), SsoSessionCookie: "x".repeat(22) }), ENDED_PAGE],
    ["another reader's number with the own token", () => forge({ id: String(otherId) }), ENDED_PAGE],
  ];

  const oversized = ["an oversized pair", () => ({ ...own, EvoSSO: own.EvoSSO + "x".repeat(4500) }), LOGIN_PAGE] as const;

  test("open nothing by plain HTTP and are cleared", async ({ portal }) => {
    for (const [what, forgery, page] of [...forgeries, oversized]) {
      const headers = { cookie: toCookieHeader(forgery()), "cf-connecting-ip": createAddress() };
      const { status, headers: answered, setCookies } = await ask(portal.origin, "/profil", { headers });
      expect([status, answered.location, answered["cache-control"]], what).toEqual([303, page, "private, no-store"]);
      expect(answered["server-timing"], what).toMatch(/backend;desc="[01] round trips"/);
      const cookies = setCookies.map((header) => parseSetCookie(header));
      expect(
        cookies.every(({ maxAge, value }) => maxAge === 0 && value === ""),
        what,
      ).toBe(true);
      const cleared = cookies.filter(({ path }) => path === "/").map(({ name }) => name);
      expect(cleared, what).toEqual(expect.arrayContaining(["EvoSSO", "SsoSessionCookie"]));
    }
  });

  test("open nothing in the browser and are gone from it", async ({ page, portal }) => {
    for (const [what, forgery, address] of forgeries) {
      await page.context().addCookies(toBrowserCookies(portal.origin, forgery()));
      await page.goto("/profil");
      await expect(page, what).toHaveURL(address);
      await waitForSession(page, "signed-out");
      expect(await readSessionCookies(page), what).toEqual([]);
      expect(await readStatus(page), what).toBeNull();
      await expect(headerLink(page, "Anmelden"), what).toHaveCount(1);
    }
  });

  test("leave the session they were made from as it was", async ({ portal }) => {
    const headers = { cookie: toCookieHeader(own), "cf-connecting-ip": createAddress() };
    expect((await ask(portal.origin, "/profil", { headers })).status).toBe(200);
  });
});

test.describe("Who guesses passwords", () => {
  const WRONG = "Benutzername oder Passwort ist falsch.";
  const SLOWED = "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal oder setze dein Passwort zurück.";

  /** Status, text and everything else that could tell two names apart. */
  const toFacts = ({ status, text, setCookies, headers }: Answer) => ({
    status,
    text,
    setCookies,
    type: headers["content-type"],
  });

  /** One after the other, as somebody does who guesses. */
  async function guess(origin: string, log: string, address: string): Promise<ReturnType<typeof toFacts>[]> {
    const headers = { "cf-connecting-ip": address };
    const answers: ReturnType<typeof toFacts>[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(toFacts(await postJson(origin, "/wp-json/sso/v1/login", { log, password: `geraten-${attempt}` }, headers)));
    return answers;
  }

  test("waits after five attempts, by the same answers for an unknown name; the reader comes in, from elsewhere or by a mail", async ({
    page,
    open,
    portal,
    mailbox,
  }) => {
    const reader = await registerReader(portal.origin, portal.state);
    const { username, password } = reader;
    const address = createAddress();
    const [known, unknown] = await Promise.all([
      guess(portal.origin, username, address),
      guess(portal.origin, `niemand-${username}`, createAddress()),
    ]);
    const messages = known.map(({ text }) => JSON.parse(text).message);
    expect(messages).toEqual([...Array(5).fill(WRONG), SLOWED]);
    expect(known.map(({ status, setCookies }) => [status, setCookies])).toEqual(Array(6).fill([200, []]));
    expect(unknown).toEqual(known);

    // From there also with the right password, with script and without; the reader is elsewhere.
    const form = { intent: "login", username, password };
    const there = await postForm(portal.origin, "/profil?dialog=login", form, { "cf-connecting-ip": address });
    expect([there.status, there.setCookies]).toEqual([400, []]);
    expect(there.text).toContain(SLOWED);
    const elsewhere = await postForm(portal.origin, "/profil?dialog=login", form, { "cf-connecting-ip": createAddress() });
    expect(elsewhere.setCookies.map((header) => parseSetCookie(header).name)).toContain("EvoSSO");

    await postJson(portal.origin, "/wp-json/sso/v1/forget-password", { log: username }, { "cf-connecting-ip": createAddress() });
    const mail = await mailbox.waitFor({ to: username, subject: "Neues Passwort festlegen" });
    await open(mail.links.find((link) => link.includes("dialog=reset-password")) ?? "");
    await page.getByLabel("Neues Passwort", { exact: true }).fill("Murmeltier-48");
    await page.getByLabel("Neues Passwort wiederholen", { exact: true }).fill("Murmeltier-48");
    await page.getByRole("button", { name: "Passwort speichern", exact: true }).click();
    await page.getByRole("heading", { name: "Passwort gespeichert" }).waitFor();
    await open("/profil?dialog=login");
    await sendLogin(page, { username, password: "Murmeltier-48" });
    await headerLink(page, "Profil").waitFor();
    expect(new URL(page.url()).pathname).toBe("/profil");
  });
});

test("A return address that leads away never does after the login: the reader comes to the profile", {
  tag: ["@script", "@no-script"],
}, async ({ page, open, portal }) => {
  const reader = await registerReader(portal.origin, portal.state);
  const asked = new Set<string>();
  page.on("request", (request) => request.isNavigationRequest() && asked.add(new URL(request.url()).origin));
  for (const target of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:document.title='evil'"]) {
    await page.context().clearCookies();
    const path = `/profil?dialog=login&returnTo=${encodeURIComponent(target)}`;
    await open(path);
    await sendLogin(page, reader);
    await page.waitForURL("/profil");
    await expect(page.getByRole("main"), target).toContainText(reader.username);
    expect(await page.title(), target).not.toBe("evil");
  }
  // The profile holds a frame of the paywall's provider.
  expect([...asked].filter((one) => one !== portal.paywallOrigin)).toEqual([portal.origin]);
});
