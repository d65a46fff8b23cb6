import { env } from "cloudflare:workers";
import { type ASTNode, buildSchema, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { MAX_STATEMENTS_PER_REQUEST } from "#workers/backend/ground/database/tables/queries.ts";
import { statusQuery } from "#workers/backend/ground/metrics/status-query-for-test.ts";
import { advertisingOperations } from "#workers/backend/newsroom/advertising/advertising-operations-for-test.ts";
import { breakingOperations } from "#workers/backend/newsroom/breaking/breaking-operations-for-test.ts";
import { commentOperations } from "#workers/backend/newsroom/comments/comments-for-test.ts";
import { deathNoticeOperations } from "#workers/backend/newsroom/death-notices/death-notice-operations-for-test.ts";
import { deskOperations } from "#workers/backend/newsroom/desk/desk-operations-for-test.ts";
import { epaperOperations } from "#workers/backend/newsroom/epaper/epaper-operations-for-test.ts";
import { eventOperations } from "#workers/backend/newsroom/events/event-operations-for-test.ts";
import { frontOperations } from "#workers/backend/newsroom/front/front-for-test.ts";
import { issueOperations } from "#workers/backend/newsroom/issues/issues-for-test.ts";
import { mountainOperations } from "#workers/backend/newsroom/mountains/mountain-operations-for-test.ts";
import { noticeOperations } from "#workers/backend/newsroom/notices/notice-operations-for-test.ts";
import { numberOperations } from "#workers/backend/newsroom/numbers/number-operations-for-test.ts";
import { pageOperations } from "#workers/backend/newsroom/pages/page-operations-for-test.ts";
import { pictureOperations } from "#workers/backend/newsroom/pictures/pictures-for-test.ts";
import { moderationOperations } from "#workers/backend/newsroom/staff/moderation-operations-for-test.ts";
import { newsroomOperations } from "#workers/backend/newsroom/staff/newsroom-for-test.ts";
import { staffOperations } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { tickerOperations } from "#workers/backend/newsroom/tickers/ticker-for-test.ts";
import { tipOperations } from "#workers/backend/newsroom/tips/tip-operations-for-test.ts";
import {
  bookmarkOperations,
  followOperations,
  newsletterOperations,
  operations,
  subscriptionOperations,
} from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import { passkeyOperations } from "#workers/backend/readers/accounts/passkeys/passkey-operations-for-test.ts";
import { giftOperations } from "#workers/backend/readers/gifts/gift-operations-for-test.ts";
import { pushOperations } from "#workers/backend/readers/push/devices/push-operations-for-test.ts";
import { askBatch } from "./ask-for-test.ts";
import { layoutQuery, pageQueries } from "./page-queries-for-test.ts";

const typeDefs = import.meta.glob<string>("/graphql/schema/**/*.graphql", { query: "?raw", import: "default", eager: true });

beforeAll(async () => {
  await writePaper(env);
  const sql = "INSERT INTO comments (source, post_id, author, html, created_at) VALUES ('test:1', 101, 'Maria', '<p>Ja.</p>', 1)";
  await env.DB.prepare(sql).run();
});

describe.each(Object.entries(pageQueries))("the page query %s", (_, operation) => {
  test("answers with its layout in at most two D1 batches and without an error", async () => {
    const { answers, batches, statements } = await askBatch(env, [operation, { query: layoutQuery }]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(statements).toBeGreaterThan(0);
    expect(batches).toBeLessThanOrEqual(2);
    // Far below what a request may have, of which a batch has five.
    expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS_PER_REQUEST / 3);
  });

  test("reads large tables through an index and sorts no list", async () => {
    const plans = await recordPlans(env, (recording) => askBatch(recording, [operation, { query: layoutQuery }]));
    expect(plans.length).toBeGreaterThan(2);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});

test("the page queries and the account calls of the tests ask for every field of the schema", () => {
  const schema = buildSchema(Object.values(typeDefs).join("\n"));
  const asked = new Set<string>();
  for (const query of [
    layoutQuery,
    '{ preview(token: "", tier: PLUS) { status publish_at expires post { id } } }',
    "query ($key: String!) { epaper_handover(key: $key) }",
    "{ cancellation_rules { keep_days } }",
    'mutation ($of: CancellationInput!) { sendCancellation(key: "", cancellation: $of) { number received } }',
    ...Object.values(pageQueries).map((page) => page.query),
    ...Object.values(operations),
    ...Object.values(bookmarkOperations),
    ...Object.values(followOperations),
    ...Object.values(newsletterOperations),
    ...Object.values(subscriptionOperations),
    ...Object.values(tickerOperations),
    ...Object.values(newsroomOperations),
    ...Object.values(tipOperations),
    ...Object.values(noticeOperations),
    statusQuery,
    ...Object.values(staffOperations),
    'mutation ($of: CancellationInput!) { sendCancellation(key: "", cancellation: $of) { number received } }',
    "{ cancellation_rules { keep_days } }",
    ...Object.values(moderationOperations),
    ...Object.values(breakingOperations),
    ...Object.values(deathNoticeOperations),
    ...Object.values(eventOperations),
    ...Object.values(mountainOperations),
    ...Object.values(advertisingOperations),
    ...Object.values(epaperOperations),
    ...Object.values(deskOperations),
    ...Object.values(pictureOperations),
    ...Object.values(frontOperations),
    ...Object.values(issueOperations),
    ...Object.values(pageOperations),
    ...Object.values(giftOperations),
    ...Object.values(passkeyOperations),
    ...Object.values(pushOperations),
    ...Object.values(commentOperations),
    ...Object.values(numberOperations),
  ]) {
    const types = new TypeInfo(schema);
    function note(node: ASTNode): void {
      if (node.kind === Kind.FIELD) asked.add(`${types.getParentType()?.name}.${node.name.value}`);
    }
    visit(parse(query), visitWithTypeInfo(types, { enter: note }));
  }
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) => Object.keys(isObjectType(type) ? type.getFields() : {}).map((field) => `${type.name}.${field}`));
  expect(fields.filter((field) => !asked.has(field))).toEqual([]);
});
