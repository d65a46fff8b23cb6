import { afterEach, describe, expect, test, vi } from "vitest";
import { createPaywallEnv } from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { setProviderRenewal } from "./provider-api.ts";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

const answerWith = (body: BodyInit, init: ResponseInit = {}) => fetched.mockResolvedValue(new Response(body, init));

async function readRequest(): Promise<[url: unknown, method: unknown, redirect: unknown, body: Record<string, string>]> {
  const [url, init] = fetched.mock.calls[0] ?? [];
  return [url, init?.method, init?.redirect, Object.fromEntries(init?.body as URLSearchParams)];
}

const names = { aid: "TALBTEST", api_token: "test-api-token", subscription_id: "SUB1" };

describe("switching renewal at the provider", () => {
  test("off cancels the subscription", async () => {
    answerWith('{"code":0,"data":true}');
    expect(await setProviderRenewal(createPaywallEnv(), "SUB1", false)).toEqual({ kind: "done" });
    const url = "https://provider.example/api/v3/publisher/subscription/cancel";
    expect(await readRequest()).toEqual([url, "POST", "manual", names]);
  });

  test("on updates it", async () => {
    answerWith('{"code":0}');
    expect(await setProviderRenewal(createPaywallEnv(), "SUB1", true)).toEqual({ kind: "done" });
    const url = "https://provider.example/api/v3/publisher/subscription/update";
    expect(await readRequest()).toEqual([url, "POST", "manual", { ...names, auto_renew: "true" }]);
  });

  test.each<[string, string, ResponseInit, string]>([
    ["a refusal", '{"code":2,"message":"Access denied"}', {}, "code 2 Access denied"],
    ["a refusal without words", '{"code":404}', {}, "code 404"],
    ["an HTTP error", '{"code":1,"message":"Try later"}', { status: 503 }, "publisher/subscription/cancel: HTTP 503 Try later"],
    ["an error page", "<html>", { status: 500 }, "publisher/subscription/cancel: HTTP 500"],
    [
      "a redirect",
      "",
      { status: 302, headers: { location: "https://elsewhere.example" } },
      "publisher/subscription/cancel: HTTP 302",
    ],
    ["a page", "<html>", {}, "the provider's answer is not of its form"],
    ["another form", '{"ok":true}', {}, "the provider's answer is not of its form"],
    ["a code as text", '{"code":"0"}', {}, "the provider's answer is not of its form"],
  ])("fails for operators to read: %s", async (_, body, init, reason) => {
    answerWith(body, init);
    expect(await setProviderRenewal(createPaywallEnv(), "SUB1", false)).toEqual({ kind: "failed", reason });
  });

  test("fails when the provider is not reached, or is not configured, without naming the token", async () => {
    fetched.mockRejectedValue(new Error("connection refused"));
    const failed = await setProviderRenewal(createPaywallEnv(), "SUB1", false);
    expect(failed).toEqual({ kind: "failed", reason: "publisher/subscription/cancel: connection refused" });
    for (const missing of ["PAYWALL_AID", "PAYWALL_API_ORIGIN", "PAYWALL_API_TOKEN"]) {
      expect(await setProviderRenewal({ ...createPaywallEnv(), [missing]: "" }, "SUB1", false)).toMatchObject({ kind: "failed" });
    }
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("gives up after five seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    answerWith('{"code":0}');
    await setProviderRenewal(createPaywallEnv(), "SUB1", false);
    expect(timeout.mock.calls).toEqual([[5000]]);
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
    timeout.mockRestore();
  });
});
