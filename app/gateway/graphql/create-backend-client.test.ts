import { expect, test } from "vitest";
import type { SignCaller } from "#app/gateway/grants/sign-caller.ts";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { createBackendClient } from "./create-backend-client.ts";

const answer = () => Response.json({ data: { ok: true } });
const query = { document: "query Ok { ok }", variables: {} };
const mutation = { document: "mutation Ok { ok }", variables: {} };
const never = () => new Promise<never>(() => undefined);

function open(send: (request: Request) => Promise<Response>) {
  return createBackendClient("http://backend", send, 50);
}

async function failureOf(send: (request: Request) => Promise<Response>) {
  const [{ error }] = await open(send).askTogether([query]);
  expect(error?.networkError).toBeInstanceOf(BackendFailure);
  return error?.networkError as BackendFailure;
}

test("operations go to /graphql of the back end as JSON, without anything of the reader's", async () => {
  const requests: Request[] = [];
  const { askTogether, roundTrips } = open(async (request) => {
    requests.push(request);
    return answer();
  });
  expect((await askTogether([query]))[0].data).toEqual({ ok: true });
  expect(roundTrips()).toBe(1);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST http://backend/graphql"]);
  expect(requests[0]?.headers.get("content-type")).toBe("application/json");
  expect(requests[0]?.headers.get("accept")).toContain("application/graphql-response+json");
  expect(requests[0]?.headers.has("cookie")).toBe(false);
});

test("a back end that refuses the connection is unreachable", async () => {
  expect(await failureOf(() => Promise.reject(new TypeError("connection refused")))).toMatchObject({ kind: "unreachable" });
});

test("a back end that does not answer is given up after the time that the operator set", async () => {
  expect(await failureOf(never)).toMatchObject({ kind: "timeout", message: "The back end did not answer within 50 ms" });
});

test("a back end that stops in the middle of its answer is given up as well", async () => {
  const stuck = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
    pull: never,
  });
  expect(await failureOf(async () => new Response(stuck))).toMatchObject({ kind: "timeout" });
});

test("a connection that breaks in the middle of an answer counts as unreachable", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("connection reset")) });
  expect(await failureOf(async () => new Response(broken))).toMatchObject({ kind: "unreachable" });
});

test("the HTTP status of a failing back end is kept", async () => {
  expect(await failureOf(async () => new Response("Wartung", { status: 503 }))).toMatchObject({ kind: "status", status: 503 });
});

test("documents that a back end knows stay known from one request to the next", async () => {
  const bodies: string[] = [];
  const send = async (request: Request) => {
    bodies.push(await request.text());
    return answer();
  };
  const origin = "http://another-backend";
  await createBackendClient(origin, send, 50).askTogether([query]);
  await createBackendClient(origin, send, 50).askTogether([query]);
  expect(bodies.map((body) => "query" in JSON.parse(body))).toEqual([true, false]);
});

test("REST calls reach the same back end and count as round trips", async () => {
  const { rest, roundTrips } = open(async () => Response.json([]));
  await rest("http://backend/wp-json/wp/v2/posts");
  expect(roundTrips()).toBe(1);
});

function openSigned() {
  const requests: Request[] = [];
  const signCaller: SignCaller = async (facts) => (facts?.isInCheckout ? "checkout.signature" : "word.signature");
  const reader = { signCaller, authorization: "Bearer t" };
  const send = async (request: Request) => {
    requests.push(request.clone());
    return answer();
  };
  return { ...createBackendClient("http://backend", send, 50, reader), requests };
}

const callersOf = (requests: Request[]) => requests.map(({ headers }) => headers.get("x-caller"));

test("questions of pages go with the token on the caller and the reader's token", async () => {
  const { askTogether, requests } = openSigned();
  await askTogether([query]);
  expect(callersOf(requests)).toEqual(["word.signature"]);
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer t");
  expect(requests[0]?.headers.has("x-mutation")).toBe(false);
});

test("a registration within a checkout goes with a token that says so, what was asked before without", async () => {
  const { askTogether, vouchForCheckout, requests } = openSigned();
  await askTogether([query]);
  vouchForCheckout();
  await askTogether([mutation]);
  expect(callersOf(requests)).toEqual(["word.signature", "checkout.signature"]);
});

test("mutations are marked, and go with the token", async () => {
  const { askTogether, requests } = openSigned();
  await askTogether([mutation]);
  expect(requests[0]?.headers.get("x-mutation")).toBe("true");
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer t");
});

test("a reader without a token sends the header all the same, with nothing to prove", async () => {
  const requests: Request[] = [];
  const { askTogether } = open(async (request) => {
    requests.push(request);
    return answer();
  });
  await askTogether([mutation]);
  await askTogether([query]);
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer", "Bearer"]);
});

test("every request to the back end carries the reader's token, unless it brings another", async () => {
  const { rest, getAnswer, requests } = openSigned();
  await rest("/wp-json/wp/v2/posts");
  await rest("http://backend/wp-json/wp/v2/posts");
  await getAnswer("/wp-json/sso/v1/cookie?key=x");
  await rest("/wp-json/sso/v1/logout", { method: "POST", headers: { authorization: "Bearer other" } });
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([
    "Bearer t",
    "Bearer t",
    "Bearer t",
    "Bearer other",
  ]);
});

test("the reader's token goes to the back end and nowhere else", async () => {
  const { rest, requests } = openSigned();
  for (const address of [
    "http://backend.evil.example/x",
    "https://backend/x",
    "http://backend:8080/x",
    "https://other.example/x",
  ])
    await rest(address);
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, null, null, null]);
});

test("a back end that sends a question elsewhere is not followed there", async () => {
  const { askTogether, requests } = openSigned();
  await askTogether([query]);
  expect(requests[0]?.redirect).toBe("manual");
});

test("REST calls that act are signed, others are not", async () => {
  const { rest, requests } = openSigned();
  await rest("/wp-json/sso/v1/login", { method: "POST", body: {} });
  await rest("/wp-json/wp/v2/posts");
  expect(callersOf(requests)).toEqual(["word.signature", null]);
  expect(requests.map(({ url }) => url)).toEqual(["http://backend/wp-json/sso/v1/login", "http://backend/wp-json/wp/v2/posts"]);
});

test("an answer can be had with its headers; it is signed, counted and has its time", async () => {
  const { getAnswer, requests, roundTrips } = openSigned();
  expect((await getAnswer("/wp-json/sso/v1/cookie?key=x")).headers.get("content-type")).toContain("json");
  expect([callersOf(requests), roundTrips()]).toEqual([["word.signature"], 1]);
  await expect(open(never).getAnswer("/x")).rejects.toThrow(/No answer within 50 ms/);
});

test("an answer that fails for a moment is asked for once more, signed each time", async () => {
  const requests: Request[] = [];
  const answers = [new Response(null, { status: 502 }), new Response("GIF89a")];
  const send = async (request: Request) => {
    requests.push(request);
    return answers.shift() ?? new Response(null, { status: 500 });
  };
  const word = { signCaller: async () => "word.signature", authorization: "Bearer t" };
  const { getAnswer } = createBackendClient("http://backend", send, 50, word);
  expect(await (await getAnswer("/wp-json/sso/v1/cookie?key=x")).text()).toBe("GIF89a");
  expect(callersOf(requests)).toEqual(["word.signature", "word.signature"]);
});

test("what the answers are made of, and when the first of it changes by itself, is gathered", async () => {
  const headers: Record<string, string>[] = [
    { "x-cache-tags": "everything,post:1", "x-cache-until": "2000000000" },
    { "x-cache-tags": "everything,menus", "x-cache-until": "1900000000" },
    { "x-cache-until": "bald" },
  ];
  const client = open(async () => Response.json({ data: { ok: true } }, { headers: headers.shift() ?? {} }));
  expect([client.cacheTags(), client.cacheUntil()]).toEqual([[], null]);
  for (let round = 0; round < 3; round += 1) await client.askTogether([query]);
  expect(client.cacheTags()).toEqual(["everything", "post:1", "menus"]);
  expect(client.cacheUntil()).toBe(1_900_000_000_000);
});
