import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/deploy/stand-in-smtp.ts";
import { parseMail } from "#tests/support/read-mail.ts";
import { createSmtpSender } from "./mail/send-by-smtp.ts";
import { findStartFaults, readOwnVariables, readTrustedProxies } from "./own-machine.ts";
import { toLogVariables } from "./shell-variables.ts";

const SECRET = "a-secret-of-sufficient-length";
const backend = {
  APP_ENV: "prod",
  MAIL_FROM: "Bote <post@bote.internal>",
  SSO_NAMESPACE: "sso",
  TOPICS_NAMESPACE: "nnp",
  GRANT_SECRET: SECRET,
};
const portal = { APP_ENV: "prod", PUBLIC_ORIGIN: "https://www.bote.example" };
const letter = {
  from: { name: "Bote", email: "post@bote.example" },
  to: "anna@leser.example",
  subject: "Grüße",
  text: "Guten Tag\n.\n..Punkt",
  html: "<p>Guten Tag</p>",
};

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

test("a mail goes to the server whole, to its one reader", async () => {
  const messageId = await createSmtpSender(server.url)(letter, new Date("2026-11-23T04:05:06Z"));
  const [mail] = server.delivered;
  expect([mail?.from, mail?.to]).toEqual(["post@bote.example", ["anna@leser.example"]]);
  expect(mail?.source).toContain(`Message-ID: ${messageId}`);
  expect(await parseMail(Buffer.from(mail?.source ?? ""))).toMatchObject({
    subject: "Grüße",
    text: letter.text,
    html: letter.html,
  });
});

test("a mail that the server does not take is reported as such, so that it is sent again", async () => {
  const refusing = await startMailServer("450 later");
  await expect(createSmtpSender(refusing.url)(letter, new Date(0))).rejects.toThrow("450 later");
  await refusing.stop();
});

test("an operator sets both Workers by the same names as on Cloudflare, and empty secrets count as none", () => {
  const shell = {
    PUBLIC_ORIGIN: "https://www.bote.example",
    TIPS_KEEP_DAYS: "30",
    GRANT_SECRET: SECRET,
    ADMIN_TOKEN: "",
    PATH: "/bin",
  };
  expect(readOwnVariables(shell)).toEqual({
    portal: { APP_ENV: "prod", PARTNER_HOSTS: "", PUBLIC_ORIGIN: "https://www.bote.example", GRANT_SECRET: SECRET },
    backend: { APP_ENV: "prod", PUBLIC_ORIGIN: "https://www.bote.example", TIPS_KEEP_DAYS: "30", GRANT_SECRET: SECRET },
  });
});

test("log and reports of errors are both Workers'", () => {
  const shell = { LOG_LEVEL: "warning", LOG_SAMPLE: "0.1", LOG_SLOW_MS: "200", ERROR_DSN: "https://key@errors.example/42" };
  const { portal: ofPortal, backend: ofBackend } = readOwnVariables(shell);
  expect([ofPortal, ofBackend]).toEqual([expect.objectContaining(shell), expect.objectContaining(shell)]);
  const { ERROR_DSN: _, ...log } = shell;
  expect(toLogVariables(shell, false)).toEqual({ LOG_FORMAT: "json", ...log });
  expect(toLogVariables({ LOG_FORMAT: "json" }, true)).toEqual({ LOG_FORMAT: "json" });
});

test.each<[Record<string, string>, Record<string, string>, string[]]>([
  [{}, {}, []],
  [{ LOG_SLOW_MS: "soon" }, {}, ["LOG_SLOW_MS must be a number from 0 to 9007199254740991"]],
  [{ ERROR_DSN: "errors.example" }, {}, ["ERROR_DSN must be an address such as https://key@errors.example/42, or empty"]],
  [
    { GRANT_SECRET: "" },
    {},
    [
      "GRANT_SECRET must have at least 16 characters, and no spaces",
      "GRANT_SECRET is missing: the secret that portal and back end share, at least 16 characters",
    ],
  ],
  [{}, { TRUSTED_PROXY: "127.0.0.1, 192.0.2.0/24 ::1" }, []],
  [{}, { TRUSTED_PROXY: "nginx" }, ["TRUSTED_PROXY must be addresses or ranges such as 127.0.0.1 or 192.0.2.0/24"]],
  [{}, { MAIL_SMTP_URL: "mail.bote.example" }, ["MAIL_SMTP_URL must be such as smtps://user:password@mail.example:465"]],
  [{ TIPS_KEEP_DAYS: "0" }, {}, ['TIPS_KEEP_DAYS must be a number of days from 1 to 3650, not "0"']],
])("with %j and %j a start says what is wrong", (changes, shell, lines) => {
  expect(findStartFaults({ portal, backend: { ...backend, ...changes } }, shell, false)).toEqual(
    lines.map((line) => `Configuration: ${line}`),
  );
});

test.each([
  ["", "PUBLIC_ORIGIN is missing: where readers find the portal, such as https://www.portal.example"],
  ["http://www.bote.example", "PUBLIC_ORIGIN must begin with https://: sessions are kept over TLS alone"],
])("readers are served at an address of their own, not at %j", (PUBLIC_ORIGIN, line) => {
  const faults = findStartFaults({ portal: { ...portal, PUBLIC_ORIGIN }, backend }, {}, false);
  expect(faults).toEqual([`Configuration: ${line}`]);
  expect(findStartFaults({ portal: { ...portal, PUBLIC_ORIGIN }, backend }, {}, true)).toEqual([]);
});

test("a proxy's address counts as a range of one", () => {
  expect(readTrustedProxies({ TRUSTED_PROXY: "127.0.0.1 ::1,192.0.2.0/24" })).toEqual([
    "127.0.0.1/32",
    "::1/128",
    "192.0.2.0/24",
  ]);
});
