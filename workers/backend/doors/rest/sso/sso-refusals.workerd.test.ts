import { env as plainEnv } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import type { Reply } from "#workers/backend/doors/rest/call-for-test.ts";
import { keepMail } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { callSso, postSso } from "./call-sso-for-test.ts";

const { env } = keepMail(plainEnv);

const posts = ["login", "forget-password", "change-pw/user"] as const;
const complete: Record<(typeof posts)[number], Record<string, string>> = {
  login: { log: "niemand", password: "p" },
  "forget-password": { log: "niemand" },
  "change-pw/user": { new_password: "geheim-neu", new_password_again: "geheim-neu", hash: "h" },
};

describe.each(posts)("POST %s refuses, in WordPress' words,", (path) => {
  const expectError = ({ status, headers, body }: Reply, expected: [number, string]) => {
    expect([status, body.code]).toEqual(expected);
    expect(body).toStrictEqual({
      code: expected[1],
      message: expect.any(String),
      data: expect.objectContaining({ status: expected[0] }),
    });
    expect(headers.get("cache-control")).toBe("no-store");
  };

  test.each(["{", "", "[]", "null", "7", '"text"', "[{}]"])("the body %s", async (body) => {
    expectError(await postSso(env, path, body), [400, "rest_invalid_json"]);
  });

  test("a body that is no UTF-8, without repeating it", async () => {
    const init = { method: "POST", body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { "content-type": "application/json" } };
    expectError(await callSso(env, path, init), [400, "rest_invalid_json"]);
    expect(JSON.stringify((await postSso(env, path, '{"password": "streng-geheim"')).body)).not.toContain("geheim");
  });

  test.each(Object.keys(complete[path]))("a body whose %s is missing, no text or absurdly long", async (name) => {
    const { [name]: _, ...others } = complete[path];
    // A login says itself what it needs (handle-sso).
    if (path !== "login") expectError(await postSso(env, path, others), [400, "rest_invalid_param"]);
    for (const value of [null, 7, true, [], {}, ["a"], "a".repeat(1001)]) {
      const reply = await postSso(env, path, { ...complete[path], [name]: value });
      expectError(reply, [400, "rest_invalid_param"]);
      expect(Object.keys(reply.body.data.params)).toEqual([name]);
    }
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonp"])(
    "the type '%s'",
    async (type) => {
      expectError(await postSso(env, path, complete[path], { "content-type": type }), [415, "rest_unsupported_media_type"]);
    },
  );

  test("more than 20 kB, whether the body says its length or not", async () => {
    const body = JSON.stringify({ ...complete[path], more: "a".repeat(20_000) });
    expectError(await postSso(env, path, body), [413, "rest_request_too_large"]);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const init = { method: "POST", body: stream, headers: { "content-type": "application/json" } };
    expectError(await callSso(env, path, init), [413, "rest_request_too_large"]);
  });

  test("other methods", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const reply = await callSso(env, path, { method });
      expect([method, reply.status, reply.headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
  });
});

test("fields beyond those it knows do not matter, nor does a charset", async () => {
  const { status } = await postSso(
    env,
    "login",
    { ...complete.login, remember: true },
    { "content-type": "Application/JSON; charset=UTF-8" },
  );
  expect(status).toBe(200);
});

test.each(["", "x", "login/x", "change-pw", "change-pw/admin", "Login", "cookie/x", "../v1/x", "lo%67in"])(
  "the path %s is unknown",
  async (path) => {
    const { status, body } = await postSso(env, path, {});
    expect([status, body.code]).toEqual([404, "rest_no_route"]);
  },
);

test("the paths stand below the namespace that is configured", async () => {
  const on = { ...env, SSO_NAMESPACE: "konto" };
  expect((await postSso(on, "login", complete.login)).status).toBe(404);
  const request = new Request("http://backend/wp-json/konto/v1/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(complete.login),
  });
  expect((await worker.fetch(request, on)).status).toBe(200);
});

test("a broken database is a plain 500; operators read where, not what was sent", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error("D1 is down"));
  const DB = { prepare: () => ({ bind: () => ({ first: fail, all: fail, run: fail }) }), batch: fail };
  const on = { ...env, DB: DB as unknown as D1Database };
  const { status, headers, body } = await postSso(on, "login", { log: "anna", password: "streng-geheim" });
  expect([status, headers.get("cache-control"), body]).toEqual([
    500,
    "no-store",
    { code: "internal_server_error", message: "Internal Server Error", data: { status: 500 } },
  ]);
  const text = logged.mock.calls.map(String).join();
  expect(text).toContain('"A REST call failed","path":"/wp-json/sso/v1/login","error":{"name":"Error","message":"D1 is down"');
  expect(text).not.toContain("geheim");
  logged.mockRestore();
});
