import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import { countRows, deleteAccountsForTest, insertAccount, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { redeemKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import type { Mail } from "./compose-mail.ts";
import type { MailMessage } from "./mail-kind.ts";

beforeEach(deleteAccountsForTest);

const origin = testOrigin;
const queuedAt = new Date("2026-11-21T13:05:00Z");

function compose(message: MailMessage, changes: Partial<typeof env> = {}): Promise<Mail | null> {
  return composeForTest(message, { ...env, ...changes }, { now: testNow, queuedAt });
}

async function mustCompose(message: MailMessage): Promise<Mail> {
  const mail = await compose(message);
  if (mail === null) throw new Error(`No mail for ${message.kind}`);
  return mail;
}

/** The texts of the elements and the addresses of the links, as in a mail program. */
async function readHtml(html: string): Promise<{ links: string[]; text: string }> {
  const links: string[] = [];
  const texts: string[] = [];
  const rewriter = new HTMLRewriter()
    .on("a", { element: (element) => void links.push((element.getAttribute("href") ?? "").replaceAll("&amp;", "&")) })
    .on("body *", { text: (chunk) => void texts.push(chunk.text) });
  await rewriter.transform(new Response(html)).text();
  return { links, text: texts.join("") };
}

function findKey(mail: Mail): string {
  return /[?&]key=([\w-]+)/.exec(mail.text)?.[1] ?? "";
}

test("a new reader gets a link that activates the account within 48 hours", async () => {
  const accountId = await insertAccount({ state: "pending" });
  const mail = await mustCompose({ kind: "activation", accountId, origin });
  const key = findKey(mail);
  expect(mail).toMatchObject({
    from: { name: "Talblick", email: "post@talblick.example" },
    to: "maria@example.com",
    subject: "Bitte bestätige deine E-Mail-Adresse",
    headers: { "Auto-Submitted": "auto-generated" },
  });
  expect(mail.text).toContain(`Benutzerkonto aktivieren:\n${origin}/zugang-aktivieren?key=${key}\n`);
  expect(mail.text).toContain("Hallo Maria Moosbrugger,");
  expect(mail.text).toContain("48 Stunden");
  const tooLate = testNow + 48 * 3600;
  expect(await redeemKey(env.DB, { purpose: "activate", key, now: tooLate })).toBeNull();
  expect(await redeemKey(env.DB, { purpose: "reset", key, now: testNow })).toBeNull();
  expect(await redeemKey(env.DB, { purpose: "activate", key, now: tooLate - 1 })).toBe(accountId);
  expect(await redeemKey(env.DB, { purpose: "activate", key, now: tooLate - 1 })).toBeNull();
});

test("the link, and every later one, leads back to the reader's page, but only to a path of this site", async () => {
  const accountId = await insertAccount({ state: "pending" });
  const keep = (userData: string) => env.DB.prepare("UPDATE accounts SET user_data = ?1").bind(userData).run();
  const messages: MailMessage[] = [
    { kind: "activation", accountId, origin },
    { kind: "activation-again", login: "maria", origin },
  ];
  for (const message of messages) {
    await keep('{"returnTo":"/abo?angebot=plus-jahr&returnTo=%2Fa%2F1"}');
    const mail = await mustCompose(message);
    const link = `${origin}/zugang-aktivieren?key=${findKey(mail)}&returnTo=%2Fabo%3Fangebot%3Dplus-jahr%26returnTo%3D%252Fa%252F1`;
    expect(mail.text).toContain(`Benutzerkonto aktivieren:\n${link}\n`);
    expect((await readHtml(mail.html)).links).toContain(link);
    await keep('{"returnTo":"//evil.example"}');
    const hostile = await mustCompose(message);
    expect(hostile.text).toContain(`zugang-aktivieren?key=${findKey(hostile)}\n`);
    expect(hostile.text).not.toContain("evil");
  }
});

test.each(["maria", "MARIA", " maria@example.com"])(
  "a reader who asks for the link again as %j gets one that replaces the former",
  async (login) => {
    const accountId = await insertAccount({ state: "pending" });
    const former = findKey(await mustCompose({ kind: "activation", accountId, origin }));
    const mail = await mustCompose({ kind: "activation-again", login, origin });
    expect(mail.subject).toBe("Dein neuer Link zum Aktivieren");
    expect(await redeemKey(env.DB, { purpose: "activate", key: former, now: testNow })).toBeNull();
    expect(await redeemKey(env.DB, { purpose: "activate", key: findKey(mail), now: testNow })).toBe(accountId);
  },
);

test("a registration with a known address sends a reminder of the account, without a key", async () => {
  const accountId = await insertAccount();
  const mail = await mustCompose({ kind: "already-registered", accountId, origin });
  expect(mail.subject).toBe("Du hast bereits ein Benutzerkonto");
  expect(mail.text).toContain("Dein Benutzername lautet: maria");
  expect(mail.text).toContain(`Anmelden:\n${origin}/profil?dialog=login\n`);
  expect(mail.text).toContain(`Passwort vergessen?:\n${origin}/profil?dialog=forget-password\n`);
  expect(await countRows("one_time_keys")).toBe(0);
});

test("a user name equal to the address is not repeated", async () => {
  const accountId = await insertAccount({ login: "maria@example.com" });
  expect((await mustCompose({ kind: "already-registered", accountId, origin })).text).not.toContain("Benutzername");
});

test("the activation of a print card with a known address asks the reader to sign in first, without a key", async () => {
  const accountId = await insertAccount();
  const mail = await mustCompose({ kind: "upsell-already-registered", accountId, origin });
  expect(mail.subject).toBe("Aktiviere deine Abokarte");
  expect(mail.text).toContain("daran wurde nichts geändert");
  expect(mail.text).toContain("Dein Benutzername lautet: maria");
  const back = encodeURIComponent("/profil?dialog=abocard-activation");
  expect(mail.text).toContain(`Anmelden:\n${origin}/profil?dialog=login&returnTo=${back}\n`);
  expect(mail.text).toContain(`Abokarte aktivieren:\n${origin}/profil?dialog=abocard-activation\n`);
  expect(await countRows("one_time_keys")).toBe(0);
});

test("the activation of a print card with an unconfirmed address lets the reader choose a password", async () => {
  const accountId = await insertAccount({ state: "pending" });
  const former = findKey(await mustCompose({ kind: "activation", accountId, origin }));
  const mail = await mustCompose({ kind: "upsell-already-registered", accountId, origin });
  expect(mail.subject).toBe("Schließe deine Registrierung ab");
  expect(mail.text).toContain(`Abokarte aktivieren:\n${origin}/profil?dialog=abocard-activation\n`);
  expect(await redeemKey(env.DB, { purpose: "activate", key: former, now: testNow })).toBeNull();
  expect(await redeemKey(env.DB, { purpose: "reset", key: findKey(mail), now: testNow })).toBe(accountId);
});

test("a registration with an unconfirmed address lets the reader choose a password", async () => {
  const accountId = await insertAccount({ state: "pending" });
  const mail = await mustCompose({ kind: "already-registered", accountId, origin });
  expect(mail.subject).toBe("Schließe deine Registrierung ab");
  expect(await redeemKey(env.DB, { purpose: "reset", key: findKey(mail), now: testNow })).toBe(accountId);
});

test("when two register with one address, the other's click does not confirm the password of the first", async () => {
  const accountId = await insertAccount({ state: "pending" });
  const former = findKey(await mustCompose({ kind: "activation", accountId, origin }));
  await mustCompose({ kind: "already-registered", accountId, origin });
  expect(await redeemKey(env.DB, { purpose: "activate", key: former, now: testNow })).toBeNull();
});

test("a reader whose user name is taken is asked to choose another", async () => {
  const mail = await mustCompose({ kind: "username-taken", email: "neu@example.com", origin });
  expect(mail).toMatchObject({ to: "neu@example.com", subject: "Bitte wähle einen anderen Benutzernamen" });
  expect(mail.text).toMatch(/^Hallo,\n/);
  expect(mail.text).toContain(`${origin}/profil?dialog=register\n`);
});

test.each(["active", "pending"] as const)(
  "an account that is %s gets a link for a new password, valid for 2 hours",
  async (state) => {
    const accountId = await insertAccount({ state });
    const mail = await mustCompose({ kind: "reset", login: "Maria@Example.com", origin });
    const key = findKey(mail);
    expect(mail.subject).toBe("Neues Passwort festlegen");
    expect(mail.text).toContain(`${origin}/profil?dialog=reset-password&key=${key}\n`);
    expect(mail.text).toContain("2 Stunden");
    expect(await redeemKey(env.DB, { purpose: "reset", key, now: testNow + 2 * 3600 })).toBeNull();
    expect(await redeemKey(env.DB, { purpose: "reset", key, now: testNow + 2 * 3600 - 1 })).toBe(accountId);
  },
);

test("the mail about a changed password names the local time", async () => {
  const accountId = await insertAccount();
  const mail = await mustCompose({ kind: "password-changed", accountId, origin });
  expect(mail.subject).toBe("Dein Passwort wurde geändert");
  expect(mail.text).toContain("am 21. November 2026 um 14:05 Uhr geändert");
  expect(mail.text).toContain(`${origin}/profil?dialog=forget-password\n`);
});

test("the mail about a deleted account goes to its former address", async () => {
  const mail = await mustCompose({ kind: "account-deleted", email: "weg@example.com", name: "Maria Moosbrugger", origin });
  expect(mail).toMatchObject({ to: "weg@example.com", subject: "Dein Benutzerkonto wurde gelöscht" });
  expect(mail.text).toContain("Hallo Maria Moosbrugger,");
});

describe("nothing is sent", () => {
  const kinds = [
    { kind: "activation-again", login: "maria", origin },
    { kind: "reset", login: "maria", origin },
    { kind: "activation", accountId: 1, origin },
    { kind: "already-registered", accountId: 1, origin },
    { kind: "password-changed", accountId: 1, origin },
  ] as const satisfies MailMessage[];

  test.each(kinds)("to strangers: $kind", async (message) => {
    expect(await compose(message)).toBeNull();
    expect(await countRows("one_time_keys")).toBe(0);
  });

  test.each(kinds)("to blocked accounts: $kind", async (message) => {
    const accountId = await insertAccount({ state: "blocked" });
    expect(await compose("accountId" in message ? { ...message, accountId } : message)).toBeNull();
    expect(await countRows("one_time_keys")).toBe(0);
  });

  test("to active accounts about activation", async () => {
    const accountId = await insertAccount();
    expect(await compose({ kind: "activation", accountId, origin })).toBeNull();
    expect(await compose({ kind: "activation-again", login: "maria", origin })).toBeNull();
  });

  test("about a taken user name when the address has an account by now", async () => {
    await insertAccount();
    expect(await compose({ kind: "username-taken", email: "Maria@example.com", origin })).toBeNull();
  });
});

describe("every kind of mail", () => {
  async function composeEach(firstname: string, lastname: string): Promise<Mail[]> {
    const active = await insertAccount({ firstname, lastname });
    const pending = await insertAccount({ login: "p", email: "p@example.com", state: "pending", firstname, lastname });
    return Promise.all([
      mustCompose({ kind: "activation", accountId: pending, origin }),
      mustCompose({ kind: "activation-again", login: "p", origin }),
      mustCompose({ kind: "already-registered", accountId: active, origin }),
      mustCompose({ kind: "already-registered", accountId: pending, origin }),
      mustCompose({ kind: "username-taken", email: "neu@example.com", origin }),
      mustCompose({ kind: "reset", login: "maria", origin }),
      mustCompose({ kind: "password-changed", accountId: active, origin }),
      mustCompose({ kind: "account-deleted", email: "weg@example.com", name: `${firstname} ${lastname}`, origin }),
    ]);
  }

  test("says the same as text and as HTML, leads only to this site and fetches nothing", async () => {
    for (const mail of await composeEach("Maria", "Moosbrugger")) {
      const { links, text } = await readHtml(mail.html);
      const textLinks: string[] = mail.text.match(/https?:\/\/\S+/g) ?? [];
      expect(links).toContain(`${origin}/impressum`);
      expect(links.filter((link) => !textLinks.includes(link))).toEqual([]);
      for (const link of [...links, ...textLinks]) expect(new URL(link).origin).toBe(origin);
      // A sentence of the plain part that is neither a link nor the sender's lines stands in the other, too.
      for (const sentence of mail.text
        .split("-- \n")[0]
        ?.split("\n\n")
        .filter((block) => !block.includes("http")) ?? []) {
        expect(text).toContain(sentence);
      }
      expect(mail.html).toContain('<html lang="de">');
      expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|@import| src=/i);
      expect(mail.text).toContain("Talblick Medien GmbH, Musterstraße 1, 6900 Bregenz");
    }
  });

  test("leaves out names that could carry a message", async () => {
    const hostile = [
      ["<b>Maria</b>", "&amp;"],
      ["Gewonnen! https://boese.example", ""],
      ["Maria", "www.boese.example"],
      ["Maria\r\nBcc: alle@example.com", "M"],
      ["x".repeat(80), "y"],
    ] as const;
    for (const [firstname, lastname] of hostile) {
      await deleteAccountsForTest();
      for (const mail of await composeEach(firstname, lastname)) {
        expect(mail.text).toMatch(/^Hallo,\n/);
        expect(mail.html).toContain(">Hallo,<");
        // With its colon: three letters alone stand in a random key now and then.
        expect(JSON.stringify(mail)).not.toMatch(/boese|Bcc:|<b>|&amp;amp;|xxxx/);
      }
    }
  });

  test("escapes the characters of names", async () => {
    for (const mail of await composeEach("D'Arcy", "Ó Súilleabháin-Nußbaumer")) {
      if (mail.to === "neu@example.com") continue;
      expect(mail.text).toContain("Hallo D'Arcy Ó Súilleabháin-Nußbaumer,");
      expect(mail.html).toContain("Hallo D&apos;Arcy Ó Súilleabháin-Nußbaumer,");
    }
  });

  test("escapes a user name", async () => {
    const accountId = await insertAccount({ login: `maria & "co"` });
    const mail = await mustCompose({ kind: "already-registered", accountId, origin });
    expect(mail.text).toContain(`lautet: maria & "co"`);
    expect(mail.html).toContain("lautet: maria &amp; &quot;co&quot;");
  });

  test("bears the publisher's own name and imprint", async () => {
    const accountId = await insertAccount();
    const sender = { MAIL_FROM: "Bote & Söhne <post@bote.example>", MAIL_IMPRINT: "Bote <GmbH>, Dornbirn" };
    const mail = await compose({ kind: "password-changed", accountId, origin }, sender);
    expect(mail?.from).toEqual({ name: "Bote & Söhne", email: "post@bote.example" });
    expect(mail?.text).toContain("-- \nBote & Söhne\nBote <GmbH>, Dornbirn\n");
    expect(mail?.html).toContain("Bote &amp; Söhne");
    expect(mail?.html).toContain("Bote &lt;GmbH&gt;, Dornbirn");
    expect(mail?.html + (mail?.text ?? "")).not.toContain("Talblick");
    const without = await compose({ kind: "password-changed", accountId, origin }, { MAIL_IMPRINT: " " });
    expect(without?.text).toMatch(/-- \nTalblick\nImpressum: /);
  });
});

test("the newsroom's mail about a tip has its link and its beginning, not its sender; no mail when it is deleted", async () => {
  const written = await env.DB.prepare(
    `INSERT INTO tips (ticket, code_digest, text, place, name, contact, file_count, created_at, delete_at)
     VALUES ('mail', 'mail', ?1, 'Hard', 'Maria Huber', '0664 1234567', 2, 1, 2) RETURNING id`,
  )
    .bind(`Licht <b>brennt</b>\n\nimmer ${"😀".repeat(400)}`)
    .first<{ id: number }>();
  const message: MailMessage = { kind: "tip", tip: written?.id ?? 0, to: "redaktion@example.com", origin };
  const mail = await mustCompose(message);
  expect([mail.to, mail.subject]).toEqual(["redaktion@example.com", `Neuer Tipp Nr. ${written?.id}`]);
  expect(mail.text).toContain(`${origin}/redaktion/tipps/${written?.id}`);
  expect(mail.text).toContain("Ort: Hard · 2 Dateien · mit Kontakt");
  expect(mail.text).not.toMatch(/Huber|1234567/);
  expect((await readHtml(mail.html)).text).toContain("Licht &lt;b&gt;brennt&lt;/b&gt;");
  expect(mail.html).not.toContain("<b>brennt");
  expect(mail.text.length).toBeLessThan(1500);
  expect(mail.text.isWellFormed()).toBe(true);
  await env.DB.prepare("DELETE FROM tips").run();
  expect(await compose(message)).toBeNull();
});
