import fc from "fast-check";
import { expect, test } from "vitest";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { parseBatchAnswer } from "./parse-batch-answer.ts";

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function failureOf(response: Response, expected = 1): Promise<BackendFailure> {
  const failure: unknown = await parseBatchAnswer(response, expected).catch((error: unknown) => error);
  if (!(failure instanceof BackendFailure)) throw new Error(`expected a BackendFailure, got ${JSON.stringify(failure)}`);
  return failure;
}

test("results come in the order of the questions", async () => {
  const results = await parseBatchAnswer(json([{ data: { a: 1 } }, { data: { b: 2 } }]), 2);
  expect(results.map(({ data }) => data)).toEqual([{ a: 1 }, { b: 2 }]);
});

test("a single question may be answered by an object or by a list of one", async () => {
  expect((await parseBatchAnswer(json({ data: { a: 1 } }), 1))[0]?.data).toEqual({ a: 1 });
  expect((await parseBatchAnswer(json([{ data: { a: 1 } }]), 1))[0]?.data).toEqual({ a: 1 });
});

test("GraphQL errors are results, whatever the HTTP status", async () => {
  const error = { message: "Not found", extensions: { code: "NOT_FOUND" }, path: ["post"] };
  for (const status of [200, 400, 500]) {
    const [result] = await parseBatchAnswer(json({ data: null, errors: [error] }, status), 1);
    expect(result?.errors?.[0]).toMatchObject({ message: "Not found", extensions: { code: "NOT_FOUND" } });
  }
});

test("an error entry without a message still counts as an error", async () => {
  const [result] = await parseBatchAnswer(json({ errors: [{}] }), 1);
  expect(result?.errors?.[0]?.message).toBe("unknown error");
});

test("an empty list of errors beside data is no error", async () => {
  const [result] = await parseBatchAnswer(json({ data: { a: 1 }, errors: [] }), 1);
  expect(result).toEqual({ data: { a: 1 } });
});

test.each([
  ["HTML", "<!doctype html><h1>Wartung</h1>"],
  ["nothing", ""],
  ["half a JSON text", '{"data":{"post":'],
  ["null", "null"],
  ["a number", "7"],
  ["an object that is no result", '{"message":"Hallo"}'],
  ["a result of the wrong shape", '{"data":[1]}'],
  ["errors of the wrong shape", '{"errors":"kaputt"}'],
  ["more results than were asked for", '[{"data":{}},{"data":{}}]'],
  ["no results", "[]"],
  ["an empty list of errors alone", '{"errors":[]}'],
])("a back end that answers %s talks nonsense", async (_name, body) => {
  expect(await failureOf(new Response(body))).toMatchObject({ kind: "nonsense", status: null });
});

test("a batch of which a result is missing is nonsense", async () => {
  expect((await failureOf(json([{ data: {} }]), 2)).kind).toBe("nonsense");
  expect((await failureOf(json({ data: {} }), 2)).kind).toBe("nonsense");
});

test.each([[500], [502], [503], [404], [401]])("HTTP status %i without GraphQL results is kept as the reason", async (status) => {
  expect(await failureOf(new Response("<h1>Fehler</h1>", { status }))).toMatchObject({ kind: "status", status });
});

test("what the back end said stays out of the message that readers may see, but operators find it", async () => {
  const failure = await failureOf(new Response("<b>Fatal error</b>: in /var/www/geheim.php on line 3"));
  expect(failure.message).not.toContain("geheim");
  expect(String(failure.cause)).toContain("geheim.php");
});

test("an answer that breaks off is one that did not arrive", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("connection reset")) });
  expect(await failureOf(new Response(broken))).toMatchObject({ kind: "unreachable", status: null });
});

/** What a stranger may answer: any JSON, JSON that nearly is a result, and no JSON at all. */
const anything = fc.oneof(
  fc.json(),
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.record(
        {
          data: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
          errors: fc.oneof(
            fc.array(
              fc.record(
                { message: fc.oneof(fc.string(), fc.jsonValue()), path: fc.jsonValue(), extensions: fc.jsonValue() },
                { requiredKeys: [] },
              ),
            ),
            fc.jsonValue(),
          ),
        },
        { requiredKeys: [] },
      ),
      { maxLength: 6 },
    )
    .map((results) => JSON.stringify(results)),
);

test("whatever comes back is a result for every question or a failure of the back end, never another exception", async () => {
  await fc.assert(
    fc.asyncProperty(
      anything,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(200, 400, 404, 500),
      async (body, expected, status) => {
        const outcome = await parseBatchAnswer(new Response(body, { status }), expected).catch((error: unknown) => error);
        if (outcome instanceof BackendFailure) {
          expect(outcome.kind).toBe(status === 200 ? "nonsense" : "status");
          return;
        }
        const results = outcome as Awaited<ReturnType<typeof parseBatchAnswer>>;
        expect(results).toHaveLength(expected);
        for (const { data, errors } of results) {
          expect(data !== undefined || (errors ?? []).length > 0).toBe(true);
          for (const error of errors ?? []) expect(typeof error.message).toBe("string");
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("results that are as they should be are handed on as they are", async () => {
  const fieldName = fc.stringMatching(/^[a-z]{1,8}$/);
  const result = fc.record({ data: fc.dictionary(fieldName, fc.jsonValue()) });
  await fc.assert(
    fc.asyncProperty(fc.array(result, { minLength: 1, maxLength: 5 }), async (results) => {
      const text = JSON.stringify(results);
      expect(await parseBatchAnswer(new Response(text), results.length)).toEqual(JSON.parse(text));
    }),
  );
});
