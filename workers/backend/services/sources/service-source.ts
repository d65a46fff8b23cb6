/** What stands behind a service page: where its data come from, and what they are once they are here. */
import type { GenericSchema } from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import type { FetchBytes, FetchText } from "./fetch-text.ts";

export type Refresh<Data> = {
  fetchText: FetchText;
  fetchBytes: FetchBytes;
  env: Env;
  /** The moment of the attempt, in seconds. */
  now: number;
  /** What the last good answer said; null before the first, and after a change of its shape. */
  previous: Data | null;
  /** Statements that are written together with the answer if it is good, such as a history. */
  write: (...statements: D1PreparedStatement[]) => void;
};

export type ServiceSource<Data = unknown> = {
  /** Of its snapshot, and of the cache tag `service:…` of what shows it. */
  name: string;
  /** How often it is asked; the clock itself runs every ten minutes. */
  everyMinutes: number;
  /** A good answer older than this is shown as old. */
  staleAfterMinutes: number;
  /** What is kept, as JSON; what was written by a former version and does not fit counts as nothing. */
  schema: GenericSchema<unknown, Data>;
  /** Where the operator says that it is; one that is empty is never asked, and its page says that it has nothing. */
  address: (env: Env) => string | undefined;
  /** Asks, and parses what came. Throws an Error in English, for operators, when there is no good answer. */
  load: (refresh: Refresh<Data>) => Promise<Data>;
};

export function isConfigured({ address }: Pick<ServiceSource, "address">, env: Env): boolean {
  return (address(env) ?? "").trim() !== "";
}

/** Whether it is a stand-in of this machine's, whose data are invented: the one place that decides what is marked as a sample. */
export function isSample({ address }: Pick<ServiceSource, "address">, env: Env): boolean {
  const origin = env.SAMPLE_SOURCES_ORIGIN ?? "";
  return origin !== "" && (address(env) ?? "").includes(`${origin}/`);
}

/** Lets a source stand in a list of others; what it keeps is only ever read by its own schema. */
export function asSource<Data>(source: ServiceSource<Data>): ServiceSource {
  return source as unknown as ServiceSource;
}
