import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerReady } from "./answer-ready.ts";
import type { PortalRequest } from "./open-request.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a part that hangs is named after three seconds: the back end, and the store of sessions", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const silent = () => new Promise<never>(() => {});
  const request = new Request("https://talblick.example/ready");
  const portalRequest = {
    request,
    url: new URL(request.url),
    environment: { backendOrigin: null, buildId: "b1" },
    backendOrigin: "http://backend",
    sendToBackend: silent,
    sessions: { get: silent },
  } as unknown as PortalRequest;
  const answer = answerReady(portalRequest);
  await vi.advanceTimersByTimeAsync(3000);
  const response = await answer;
  expect(response?.status).toBe(503);
  expect(await response?.json()).toEqual({
    ok: false,
    builds: { portal: "b1", backend: null },
    parts: { portal: "ok", sessions: "down", backend: "down" },
  });
});
