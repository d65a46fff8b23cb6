/** A premium post at the edge: what a reader gets of it, and with what grant the back end was asked. */

import { readSigned } from "#tests/support/units/read-caller.ts";
import { wirePremiumPost } from "#tests/support/wire/wire.ts";
import { annasCookies } from "./account-answers.ts";
import type { Answer, Question } from "./ask.ts";
import { PAID_TEXT } from "./canned-answers.ts";
import { type Edge, GRANT_SECRET, type Portal } from "./start-edge.ts";

export const PREMIUM = "/premium/101";
export const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";
export const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
export const signedIn = { cookie: annasCookies };

export const isWhole = ({ text }: Answer) => text.includes(PAID_TEXT);
export const isPrivate = ({ headers }: Answer) => headers["cache-control"] === "private, no-store";
export const roundTrips = ({ headers }: Answer) => Number(/(\d+) round trips/.exec(headers["server-timing"] ?? "")?.[1]);

export function visit(portal: Portal, path: string = PREMIUM, headers: Record<string, string> = {}): Promise<Answer> {
  return portal(path, { headers: { host: "www.talblick.example", "user-agent": browser, ...headers } } satisfies Question);
}

/** What the grant said with which the post was asked for last; null without one. Fails for one that is not genuine. */
export function grantOf({ backend }: Edge, secret = GRANT_SECRET): Record<string, unknown> | null {
  const grant = backend.operations().findLast(({ operationName }) => operationName === "GetPostByID")?.variables.grant;
  return grant === null || grant === undefined ? null : readSigned(grant, secret);
}

type Access = ReturnType<typeof wirePremiumPost>["access"];

/** A publisher's back end that sends the whole text to every caller, and says this about access. */
export function sendEverything({ backend }: Edge, access: Partial<Access>, paragraphs = ["Der freie Absatz.", PAID_TEXT]): void {
  const post = wirePremiumPost({
    id: 101,
    slug: "premium",
    link: PREMIUM,
    access: { granted: false, reason: "NONE", free_block_count: 1, ...access },
    content_blocks: paragraphs.map((html) => ({ __typename: "ParagraphBlock" as const, html })),
  });
  backend.answer("GetPostByID", () => ({ data: { post } }));
}
