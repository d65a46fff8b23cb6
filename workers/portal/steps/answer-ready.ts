import type { KVNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { answerWithin } from "#app/gateway/backend/answer-within.ts";
import { logError } from "#shared/log/log.ts";
import { within } from "#shared/rules/within.ts";
import type { PortalRequest, Step } from "./open-request.ts";

/** As the back end names its own parts (workers/backend/doors/rest/state/handle-ready.ts). */
const backendSchema = v.object({ build: v.string(), parts: v.record(v.string(), v.string()) });

const TIMEOUT_MS = 3000;

type Probed = { state: string; build: string | null; parts: Record<string, string> };

/**
 * `GET /ready`: the state of each part, for monitors: 200 when all are `ok`, otherwise 503 (decision 97). Nothing of it is secret: no
 * address, no value of a setting.
 */
export const answerReady: Step = async (portalRequest) => {
  const { url, request, environment, sessions: store } = portalRequest;
  if (url.pathname !== "/ready") return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const [backend, sessions] = await Promise.all([probeBackend(portalRequest), probeStore(store)]);
  const prefixed = Object.entries(backend.parts).map(([name, state]) => [`backend.${name}`, state]);
  const parts = { portal: "ok", sessions, backend: backend.state, ...Object.fromEntries(prefixed) };
  const isReady = Object.values(parts).every((state) => state === "ok");
  return Response.json(
    { ok: isReady, builds: { portal: environment.buildId, backend: backend.build }, parts },
    { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
};

async function probeBackend({ environment, backendOrigin, sendToBackend }: PortalRequest): Promise<Probed> {
  const isPublishers = environment.backendOrigin !== null;
  const init: RequestInit = isPublishers
    ? { method: "POST", headers: { "content-type": "application/json" }, body: '{"query":"{ __typename }"}' }
    : {};
  const path = isPublishers ? "/graphql" : "/ready";
  try {
    const send = (signal: AbortSignal) => sendToBackend(new Request(`${backendOrigin}${path}`, { ...init, signal }));
    const answer = await answerWithin(TIMEOUT_MS, send);
    const { status } = answer;
    const text = await answer.text();
    if (isPublishers) return { state: status === 200 && text.includes('"__typename"') ? "ok" : "down", build: null, parts: {} };
    const parsed = v.safeParse(backendSchema, parseJson(text));
    if (!parsed.success) return { state: "down", build: null, parts: {} };
    return { state: status === 200 ? "ok" : "degraded", build: parsed.output.build, parts: parsed.output.parts };
  } catch (error) {
    logError("ready: the back end cannot be reached", error);
    return { state: "down", build: null, parts: {} };
  }
}

/** No session has this key: the question is whether the store answers. */
async function probeStore(store: KVNamespace | null): Promise<string> {
  if (store === null) return "missing";
  try {
    await within(store.get("ready:none"), TIMEOUT_MS);
    return "ok";
  } catch (error) {
    logError("ready: the store of sessions does not answer", error);
    return "down";
  }
}
