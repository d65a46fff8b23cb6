import { expect, test } from "vitest";
import { toReadyLines } from "./ready-lines.ts";

const common = { origin: "http://localhost:8787", publicOrigin: "", mailServer: null, log: "file" as const };

test("who tries the demo reads in one screen where it is and how to sign in", () => {
  const demo = { reader: "anna@leser.example", staff: "demo@redaktion.example", password: "talblick-demo", hasPaywall: true };
  expect(toReadyLines({ ...common, stateFolder: `${process.cwd()}/.data`, demo })).toEqual([
    "Talblick is ready: http://localhost:8787",
    "  Reader    anna@leser.example, password talblick-demo (more of them: docs/demo.md)",
    "  Card      4242 4242 4242 4242, any date and code",
    "  Newsroom  http://localhost:8787/redaktion as demo@redaktion.example, password talblick-demo, code: npm run staff -- --code",
    "  Mail      .data/mail/ (files; nothing is delivered)",
    "  Log       .data/log/portal.log",
    "  Ctrl-C stops it.",
  ]);
});

test("an operator reads the way to the first of the staff, and never the mail server's password", () => {
  const publicOrigin = "https://www.bote.example";
  const mailServer = "smtps://user:geheim@mail.bote.example:465";
  const lines = toReadyLines({
    ...common,
    stateFolder: "/var/lib/portal/state",
    demo: null,
    publicOrigin,
    mailServer,
    log: "terminal",
  });
  expect(lines).toEqual([
    "Talblick is ready: http://localhost:8787",
    "  Readers   https://www.bote.example",
    "  Newsroom  https://www.bote.example/redaktion; the first of the staff: npm run staff -- --help",
    "  Mail      goes to mail.bote.example:465",
    "  Log       here",
  ]);
});
