/** The machine that the back end runs on, by the word of the program that started it (programs/local/machine); Cloudflare's says nothing. */
import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const moment = v.pipe(v.string(), v.isoTimestamp());
const machineSchema = v.object({
  since: moment,
  disk: v.object({ free: v.number(), total: v.number() }),
  lastBackup: v.nullable(moment),
  certificate: v.nullable(v.object({ until: v.nullable(moment), problem: v.nullable(v.string()) })),
  isMailDelivered: v.boolean(),
  isDemo: v.boolean(),
});

export type Machine = v.InferOutput<typeof machineSchema>;

/** Null where nothing is known of it. Never rejects. */
export async function readMachine({ MACHINE }: Pick<Env, "MACHINE">): Promise<Machine | null> {
  if (MACHINE === undefined) return null;
  try {
    return v.parse(machineSchema, await (await MACHINE.fetch("http://machine/")).json());
  } catch (error) {
    logError("Nothing is known of this machine", error);
    return null;
  }
}
