/**
 * What the queue is told: no notice, but to list a message's devices, to send a piece of them, or to send what has waited. One that comes
 * twice finds less to do, one that is lost is given again by the clock.
 */
import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const orderSchema = v.variant("do", [
  v.object({ do: v.literal("list"), message: number }),
  v.object({ do: v.literal("piece"), message: number, after: number }),
  v.object({ do: v.literal("waiting") }),
]);
export type PushOrder = v.InferOutput<typeof orderSchema>;

/** Of Cloudflare's queues. */
const MAX_MESSAGES_AT_ONCE = 100;

export async function giveOrders({ PUSH_QUEUE }: Pick<Env, "PUSH_QUEUE">, orders: readonly PushOrder[]): Promise<void> {
  for (let at = 0; at < orders.length; at += MAX_MESSAGES_AT_ONCE)
    await PUSH_QUEUE.sendBatch(orders.slice(at, at + MAX_MESSAGES_AT_ONCE).map((body) => ({ body })));
}
