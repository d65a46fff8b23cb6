/** For tests: a front page of three days in November, readers of newsletters, and what the queue and the mail got. */
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { createPost } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { Mail } from "#workers/backend/ground/mail/compose-mail.ts";
import { deliverIssues } from "./sending/deliver-issue.ts";
import type { IssueOrder } from "./sending/queue-issues.ts";

export const origin = "https://www.talblick.example";
export const at = (iso: string): number => Date.parse(iso) / 1000;

/** Monday, 23 November 2026, six o'clock in the region. */
export const mondaySix = at("2026-11-23T05:00:00Z");
export const paidWords = ["Goldschatz", "Truhenfund"];

/** Two stories of Sunday, one of them premium, one of Thursday, one of sport; one that waits for its hour. */
export async function writeNovember(): Promise<void> {
  await emptyDatabase(env.DB);
  await env.DB.batch(
    ["newsletter_issues", "newsletter_guests", "mail_bounces"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  const paid = { kind: "paragraph", html: `Der ${paidWords.join(" und der ")} liegt unter der Brücke.` } as const;
  const records: ContentRecord[] = [
    {
      kind: "media",
      source: "test:see",
      src: "/media/test/see.jpg",
      mime: "image/jpeg",
      width: 1600,
      height: 1200,
      alt: "Der See <am> Morgen",
      crops: ["16-9", "4-3"].map((crop) => ({
        crop,
        type: "image/jpeg",
        width: 1200,
        height: 675,
        srcset: [
          { src: `/media/test/see-${crop}-400.jpg`, w: 400 },
          { src: `/media/test/see-${crop}-1200.jpg`, w: 1200 },
        ],
      })),
    },
    createPost({
      source: "test:1",
      preferredId: 1,
      slug: "see",
      title: 'Der See & das "Wasser" <steigen>',
      kicker: "Bodensee",
      excerpt: "Am Ufer wird gewacht.",
      date: "2026-11-22T18:00:00Z",
      image: { media: "test:see" },
    }),
    createPost({
      source: "test:2",
      preferredId: 2,
      slug: "schatz",
      title: "Wem gehört die Brücke?",
      date: "2026-11-22T10:00:00Z",
      isPremium: true,
      blocks: [{ kind: "paragraph", html: "Frei." }, paid],
      freeBlockCount: 1,
    }),
    createPost({ source: "test:3", preferredId: 3, slug: "alt", title: "Was am Donnerstag war", date: "2026-11-19T10:00:00Z" }),
    createPost({
      source: "test:4",
      preferredId: 4,
      slug: "spiel",
      title: "Drei Tore im Nebel",
      date: "2026-11-21T16:00:00Z",
      categories: [{ slug: "sport", title: "Sport" }],
    }),
    createPost({
      source: "test:5",
      preferredId: 5,
      slug: "spaeter",
      title: "Was erst am Abend kommt",
      date: "2026-11-23T16:00:00Z",
    }),
    {
      kind: "home",
      sections: [
        { layout: "LEAD", title: null, feed: "type:post", postCount: 2 },
        { layout: "LIST", title: "Sport", feed: "category:sport", postCount: 3 },
        { layout: "LIST", title: "Alles", feed: "type:post", postCount: 10 },
      ],
    },
  ];
  // As if all had been brought when it was published.
  const parsed = records.map((record) => v.parse(contentRecordSchema, record));
  const results = await writeContent(env, parsed, new Date("2026-11-24T00:00:00Z"));
  const refused = results.filter(({ outcome }) => outcome === "refused");
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}

export type Machine = { env: Env; orders: IssueOrder[]; sent: Mail[] };

/** A back end whose queue and mail are lists. `mail` may refuse a mail by throwing. */
export function createMachine(changes: Partial<Env> = {}, mail: (mail: Mail) => void = () => {}): Machine {
  const orders: IssueOrder[] = [];
  const sent: Mail[] = [];
  const queue = { sendBatch: async (messages: { body: IssueOrder }[]) => void orders.push(...messages.map(({ body }) => body)) };
  const MAIL = {
    async send(letter: Mail) {
      mail(letter);
      sent.push(letter);
      return { messageId: "<1@talblick.example>" };
    },
  };
  const bindings = { NEWSLETTER_QUEUE: queue, MAIL, PUBLIC_ORIGIN: origin } as unknown as Partial<Env>;
  return { env: { ...(env as Env), ...bindings, ...changes }, orders, sent };
}

/** The queue delivers what it was given, at the moment `now`. */
export async function deliver({ env: on, orders }: Machine, now: number): Promise<void> {
  const messages = orders.splice(0).map((body) => ({ body, id: "1", ack() {}, retry() {} }));
  await deliverIssues({ messages } as unknown as MessageBatch<unknown>, on, now);
}

/** Guests `gast-1@…` up to `count` of a newsletter. */
export async function insertGuests(newsletter: string, count: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO newsletter_guests (newsletter, email, email_key, asked_at, confirmed_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT ?1, 'Gast-' || i || '@example.com', 'gast-' || i || '@example.com', 1, 2 FROM n`,
  )
    .bind(newsletter, count)
    .run();
}

export async function subscribeAccount(accountId: number, newsletter: string, isConfirmed = true): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at, confirmed_at) VALUES (?1, ?2, 1, ?3)",
  )
    .bind(accountId, newsletter, isConfirmed ? 2 : null)
    .run();
}
