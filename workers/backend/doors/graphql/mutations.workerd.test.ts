import { describe, expect, test, vi } from "vitest";
import { sumCountsForTest } from "#workers/backend/counters-for-test.ts";
import { operations } from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import { createPortalHeaders, prepareAnna, send, testPassword } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createGraphqlRequest } from "./resolvers/ask-for-test.ts";
import { handleGraphql } from "./server.ts";

const { env, anna } = prepareAnna();

const logout = { query: operations.logout };
const wrongLogin = { query: operations.login, variables: { username: "anna", password: "falsch-falsch" } };

async function countSessions(): Promise<number> {
  return (await env.DB.prepare("SELECT count(*) AS count FROM account_sessions").first<number>("count")) ?? 0;
}

describe("a mutation without X-Mutation: true", () => {
  test.each([[undefined], ["false"], [""], ["1"]])("(%s) is FORBIDDEN with 403, and nothing happens", async (value) => {
    const headers = { authorization: `Bearer ${anna.token}`, ...(value === undefined ? {} : { "x-mutation": value }) };
    const sessions = await countSessions();
    const { response, answer } = await send(env, logout, headers);
    expect(response.status).toBe(403);
    expect(answer).toEqual({
      errors: [{ message: "Mutations need the header X-Mutation: true.", extensions: { code: "FORBIDDEN" } }],
    });
    expect(await countSessions()).toBe(sessions);
  });

  test("is refused for clients of plain JSON as well", async () => {
    expect((await send(env, logout, { accept: "application/json" })).response.status).toBe(403);
  });

  test("is refused within a batch and under a name among several, while queries are answered", async () => {
    const { answer } = await send(env, [{ query: "{ __typename }" }, logout], {});
    const [query, mutation] = answer as unknown as (typeof answer)[];
    expect(query).toEqual({ data: { __typename: "Query" } });
    expect(mutation?.data).toBeUndefined();
    expect(mutation?.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const several = { query: `query a { __typename } ${operations.logout}`, operationName: "logout" };
    expect((await send(env, several, {})).answer.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await send(env, { ...several, operationName: "a" }, {})).answer.data).toEqual({ __typename: "Query" });
  });
});

describe("a mutation that another site's page could send", () => {
  test("is refused by GET, even under a hash that is known", async () => {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(operations.logout));
    const sha256Hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    expect((await send(env, { ...logout, extensions })).answer.data?.logout.logout).toBe(true);
    const parameters = [
      new URLSearchParams({ query: operations.logout }),
      new URLSearchParams({ extensions: JSON.stringify(extensions) }),
    ];
    for (const parameter of parameters) {
      const url = `http://backend/graphql?${parameter}`;
      const response = await handleGraphql(new Request(url, { headers: await createPortalHeaders() }), env);
      expect(response.status).toBe(405);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
    }
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/graphql",
    "application/json, text/plain",
    "",
  ])("is refused as %s", async (type) => {
    const headers = { ...(await createPortalHeaders()), "content-type": type };
    expect((await handleGraphql(createGraphqlRequest(logout, headers), env)).status).toBe(415);
  });
});

describe("one HTTP request is one attempt", () => {
  test("logins under aliases are not tried, and the attempts are counted as one", async () => {
    const field = (index: number) => `a${index}: login(username: "anna", password: "falsch${index}") { error }`;
    const { answer } = await send(env, {
      query: `mutation { ${Array.from({ length: 10 }, (_, index) => field(index)).join(" ")} }`,
    });
    expect(answer.data).toBeNull();
    expect(answer.errors?.[0]).toMatchObject({ path: ["a1"], extensions: { code: "REQUEST_TOO_LARGE" } });
    // By address, by name and network, and by name.
    expect(await sumCountsForTest()).toBe(3);
  });

  test("logins in a batch are not tried either", async () => {
    const { answer } = await send(env, Array(5).fill(wrongLogin));
    const answers = answer as unknown as (typeof answer)[];
    expect(answers.filter(({ data }) => data?.login.error === "201")).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.code) ?? [])).toEqual(
      Array(4).fill("REQUEST_TOO_LARGE"),
    );
    expect(await sumCountsForTest()).toBe(3);
  });

  test.each([
    ["register", { username: "b", email: "b@example.org", password: testPassword, agbAccepted: true }],
    ["activateAccount", { key: "k" }],
    ["resendActivation", { login: "anna" }],
    ["deleteAccount", { h: "h", t: "t", password: "p" }],
    ["changeEmail", { h: "h", t: "t", email: "e", password: "p" }],
    ["confirmEmail", { key: "k" }],
    ["takeBackEmail", { key: "k" }],
  ] as const)("login and %s do not go together", async (name, variables) => {
    const { answer } = await send(env, [wrongLogin, { query: operations[name], variables }]);
    const answers = answer as unknown as (typeof answer)[];
    expect(answers[0]?.data.login.error).toBe("201");
    expect(answers[1]?.errors?.[0]?.extensions?.code).toBe("REQUEST_TOO_LARGE");
  });

  test("other calls may come together", async () => {
    const { token, hash } = anna;
    const newsletter = (slug: string) => ({
      query: operations.registerUserForNewsletter,
      variables: { h: hash, t: token, newsletter: slug },
    });
    const { answer } = await send(env, [
      newsletter("morgen"),
      newsletter("abend"),
      { query: operations.autologin, variables: { hash, token } },
    ]);
    const answers = answer as unknown as (typeof answer)[];
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(answers[2]?.data.autologin.code).toBe("autologin_successfull");
  });

  test("a fragment used twice does not make two attempts of one", async () => {
    const query = `mutation { ...A ...A } fragment A on Mutation { login(username: "anna", password: "falsch-falsch") { error } }`;
    expect((await send(env, { query })).answer.data).toEqual({ login: { error: "201" } });
  });
});

describe("absurdly long arguments are BAD_USER_INPUT", () => {
  const long = (length: number) => "a".repeat(length + 1);
  const keys = { h: "h", t: "t" };
  const pair = { hash: "h", token: "t" };
  const input = { username: "b", email: "b@example.org", password: testPassword, agbAccepted: true };
  test.each([
    ["login", { username: long(1000), password: "p" }],
    ["login", { username: "u", password: long(1000) }],
    ["autologin", { ...pair, hash: long(4096) }],
    ["autologin", { ...pair, token: long(4096) }],
    ["register", { ...input, email: long(1000) }],
    ["register", { ...input, userData: long(10_000) }],
    ["updateUserAttribute", { ...pair, attribute: long(200), value: "v" }],
    ["updateUserAttribute", { ...pair, attribute: "a", value: long(10_000) }],
    ["registerUserForNewsletter", { ...keys, newsletter: long(200) }],
    ["unregisterUserFromNewsletter", { ...keys, newsletter: long(200) }],
    ["activateAccount", { key: long(200) }],
    ["resendActivation", { login: long(1000) }],
    ["endSession", { ...keys, h: long(4096) }],
    ["deleteAccount", { ...keys, password: long(1000) }],
    ["changeName", { ...keys, firstname: long(200), lastname: "" }],
    ["changeEmail", { ...keys, email: long(1000), password: "p" }],
    ["keepEmail", { ...keys, t: long(4096) }],
    ["confirmEmail", { key: long(200) }],
    ["takeBackEmail", { key: long(200) }],
    ["account", { ...keys, t: long(4096) }],
  ] as const)("in %s", async (name, variables) => {
    const { response, answer } = await send(env, { query: operations[name], variables });
    expect(response.status).toBe(200);
    expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
  });

  test("what a reader could paste by mistake is answered in words", async () => {
    const variables = { ...input, password: long(300) };
    const { answer } = await send(env, { query: operations.register, variables });
    expect(answer.data.register).toMatchObject({ error: "200", message: "Bitte wähle ein Passwort mit höchstens 200 Zeichen" });
  });
});

test("arguments of the wrong type or missing are BAD_USER_INPUT", async () => {
  for (const variables of [
    {},
    { username: "u" },
    { username: 7, password: "p" },
    { username: null, password: "p" },
    { username: ["u"], password: {} },
  ]) {
    const { response, answer } = await send(env, { query: operations.login, variables });
    expect(response.status).toBe(400);
    expect(answer.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  }
});

describe("the operators' log", () => {
  const secrets = ["streng-geheim", "geheimes-token"];

  test("says where a call failed, but not what was sent", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = () => Promise.reject(new Error("D1 is down"));
    const DB = { prepare: () => ({ bind: () => ({ first: fail }) }), batch: fail };
    const broken = { ...env, DB: DB as unknown as D1Database };
    const headers = await createPortalHeaders({ authorization: "Bearer geheimes-token" });
    const answers = [
      await send(broken, { query: operations.login, variables: { username: "u", password: "streng-geheim" } }, headers),
      await send(broken, { query: 'mutation { login(username: "u", password: "streng-geheim") { error } }' }, headers),
    ];
    for (const { answer } of answers) expect(answer.errors?.[0]?.message).toBe("Internal Server Error");
    const text = logged.mock.calls
      .map((words) => words.map((word) => `${String(word)} ${JSON.stringify(word)}`).join(" "))
      .join("\n");
    expect(text).toContain("A field of GraphQL failed");
    expect(text).toContain("D1 is down");
    for (const secret of secrets) expect(text).not.toContain(secret);
    logged.mockRestore();
  });

  test("stays empty for whatever readers do wrong", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await send(env, wrongLogin);
    await send(env, { query: operations.login, variables: { username: 7, password: "streng-geheim" } });
    await send(env, '{"query": "mutation { login", "variables": {"password": "streng-geheim"');
    await send(env, { query: 'mutation { login(username: "u", password: "streng-geheim" { error } }' });
    await send(env, logout, {});
    expect([...logged.mock.calls, ...warned.mock.calls]).toEqual([]);
    logged.mockRestore();
    warned.mockRestore();
  });
});
