/** Stand-in of the browsers' push services: one over HTTP, of which tests get subscriptions and read what came. */
import * as v from "valibot";
import { startLocalServer, toText } from "#workers/stand-ins/local-server.ts";
import { createPushService, type PushService } from "./push-service.ts";

export type PushStandIn = { origin: string; service: PushService; stop: () => Promise<void> };

const subscribing = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  count: v.optional(v.pipe(v.number(), v.safeInteger(), v.maxValue(1_000_000))),
});
const scripting = v.object({
  endpoint: v.string(),
  answers: v.array(v.object({ status: v.picklist([404, 410, 413, 429, 500, 503]), retryAfter: v.optional(v.string()) })),
});

/**
 * `POST /subscribe` `{key}` gives a subscription, or with `count` many, `POST /answers` `{endpoint, answers}` says what it answers next, `GET /received` what
 * browsers have got.
 */
export async function startPushStandIn({ port = 0 } = {}): Promise<PushStandIn> {
  let service: PushService | null = null;
  const answer = async (request: Request): Promise<Response> => {
    if (service === null) return toText("Not yet", { status: 503 });
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/push/")) return service.receive(request);
    if (request.method === "GET" && pathname === "/received") return Response.json(service.received);
    if (request.method === "GET" && pathname === "/count")
      return Response.json({ all: service.received.length, each: new Set(service.received.map(({ id }) => id)).size });
    if (request.method === "POST" && pathname === "/subscribe") {
      const parsed = v.safeParse(subscribing, await request.json());
      if (!parsed.success) return toText("No key", { status: 400 });
      const { key, count } = parsed.output;
      return Response.json(count === undefined ? await service.subscribe(key) : await service.subscribeMany(key, count));
    }
    if (request.method === "POST" && pathname === "/answers") {
      const parsed = v.safeParse(scripting, await request.json());
      if (!parsed.success) return toText("No answers", { status: 400 });
      service.answerWith(
        parsed.output.endpoint,
        ...parsed.output.answers.map(({ status, retryAfter }) => ({
          status,
          ...(retryAfter === undefined ? {} : { retryAfter }),
        })),
      );
      return toText("Noted");
    }
    return toText("Not found", { status: 404 });
  };
  const server = await startLocalServer({ name: "push stand-in", answer, port });
  service = createPushService(server.origin);
  return { origin: server.origin, service, stop: server.stop };
}
