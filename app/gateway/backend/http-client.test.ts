import { FetchError } from "ofetch";
import { expect, test } from "vitest";
import { createHttpClient, RETRIED_STATUSES, toFailureReason } from "./http-client.ts";

const address = "http://backend/wp-json/wp/v2/posts";

/** A client whose calls are answered one after the other; the last answer repeats. */
function createClient(...answers: (() => Response | Promise<Response>)[]) {
  const calls: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push(new Request(input, init));
    if (answer === undefined) throw new Error("no answer prepared");
    return answer();
  };
  return { calls, get: createHttpClient(fetch, 50) };
}

const ok = () => Response.json([{ id: 1 }]);
const status = (code: number) => () => Response.json({ message: "Fehler" }, { status: code });
const never = () => new Promise<Response>(() => undefined);

test("a call gives the JSON of the answer", async () => {
  const { calls, get } = createClient(ok);
  expect(await get(address, { query: { per_page: 3 } })).toEqual([{ id: 1 }]);
  expect(calls.map(({ method, url }) => [method, url])).toEqual([["GET", `${address}?per_page=3`]]);
});

test("the statuses that are worth a second try are those of the rules", () => {
  expect(RETRIED_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
});

test.each(RETRIED_STATUSES)("status %i is tried once more", async (code) => {
  const { calls, get } = createClient(status(code), ok);
  expect(await get(address)).toEqual([{ id: 1 }]);
  expect(calls).toHaveLength(2);
});

test.each([[400], [401], [403], [404], [405], [406], [410], [422], [501], [505], [599]])(
  "status %i is an error at once",
  async (code) => {
    const { calls, get } = createClient(status(code), ok);
    await expect(get(address)).rejects.toMatchObject({ status: code, data: { message: "Fehler" } });
    expect(calls).toHaveLength(1);
  },
);

test("a second failure is final", async () => {
  const { calls, get } = createClient(status(503));
  await expect(get(address)).rejects.toBeInstanceOf(FetchError);
  expect(calls).toHaveLength(2);
});

test.each([["GET"], ["HEAD"], ["PUT"], ["DELETE"], ["OPTIONS"], ["get"]])("%s may be repeated", async (method) => {
  const { calls, get } = createClient(status(503));
  await expect(get(address, { method })).rejects.toBeInstanceOf(FetchError);
  expect(calls).toHaveLength(2);
});

test.each([["POST"], ["PATCH"], ["post"]])("%s is never repeated: the back end may have acted on it", async (method) => {
  const { calls, get } = createClient(status(503), ok);
  await expect(get(address, { method, body: { log: "x" } })).rejects.toMatchObject({ status: 503 });
  expect(calls).toHaveLength(1);
});

test("no caller can ask for more repetitions", async () => {
  const { calls, get } = createClient(status(503));
  await expect(get(address, { retry: 5, retryStatusCodes: [404] })).rejects.toBeInstanceOf(FetchError);
  expect(calls).toHaveLength(2);
});

test.each([[399], [304], [204], [201]])("status %i is no error", async (code) => {
  const { get } = createClient(() => new Response(null, { status: code }));
  await expect(get(address)).resolves.toBeUndefined();
});

test("a body is sent as JSON", async () => {
  const { calls, get } = createClient(ok);
  await get(address, { method: "POST", body: { log: "anna", password: "geheim" } });
  expect(calls[0]?.headers.get("content-type")).toBe("application/json");
  expect(await calls[0]?.json()).toEqual({ log: "anna", password: "geheim" });
});

test("a connection that fails is tried once more", async () => {
  const { calls, get } = createClient(() => Promise.reject(new TypeError("connection refused")), ok);
  expect(await get(address)).toEqual([{ id: 1 }]);
  expect(calls).toHaveLength(2);
});

test("a back end that never answers is given up, and not waited for a second time", async () => {
  const { calls, get } = createClient(never);
  await expect(get(address)).rejects.toThrow(/No answer within 50 ms/);
  expect(calls).toHaveLength(1);
});

test("a body that never ends is given up as well", async () => {
  const { get } = createClient(() => new Response(new ReadableStream({ pull: never as () => Promise<never> })));
  await expect(get(address)).rejects.toThrow(/No answer within 50 ms/);
});

test("of an answer without an end no more is taken than a page can need", async () => {
  let sent = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      }),
    );
  const client = createHttpClient(async () => endless(), 5000);
  await expect(client.answer(address, { method: "POST" })).rejects.toThrow(/longer than 20000000 bytes/);
  expect(sent).toBeLessThan(25);
});

test("the second try has a time limit of its own", async () => {
  const { calls, get } = createClient(status(503), never);
  await expect(get(address)).rejects.toThrow(/No answer within 50 ms/);
  expect(calls).toHaveLength(2);
});

test("an answer can be had as it is: headers and bytes, after one retry, an error by its status", async () => {
  const image = () => new Response(new Uint8Array([71, 255, 0]), { headers: { "set-cookie": "a=1" } });
  const { calls, get } = createClient(status(503), image);
  const answer = await get.answer(address);
  expect([answer.headers.getSetCookie(), [...new Uint8Array(await answer.arrayBuffer())]]).toEqual([["a=1"], [71, 255, 0]]);
  expect(calls).toHaveLength(2);
  await expect(createClient(status(404)).get.answer(address)).rejects.toMatchObject({ status: 404 });
  await expect(createClient(never).get.answer(address)).rejects.toThrow(/No answer within 50 ms/);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ["a status", status(404), "status 404"],
  ["no connection", () => Promise.reject(new TypeError("connection refused")), "connection refused"],
  ["no answer in time", never, "No answer within 50 ms"],
])("of %s the log learns without the address, which may hold a key", async (_name, answer, reason) => {
  const failure = await createClient(answer)
    .get.answer(`${address}?key=geheim`)
    .catch((error: unknown) => error);
  expect(toFailureReason(failure)).toBe(reason);
});
