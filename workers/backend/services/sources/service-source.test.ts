import { expect, test } from "vitest";
import { serviceSources } from "#workers/backend/doors/registry/service-sources.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toServiceVariables } from "#workers/programs/local/stand-ins/service-variables.ts";
import { isConfigured, isSample } from "./service-source.ts";

const origin = "http://127.0.0.1:9379";
const judge = (variables: Record<string, string>) =>
  serviceSources.map((source) => [
    source.name,
    isConfigured(source, variables as unknown as Env),
    isSample(source, variables as unknown as Env),
  ]);

test("what comes from the stand-in is a sample, of every source; without it none is asked, and a real one is none", () => {
  expect(serviceSources.length).toBe(12);
  expect(judge(toServiceVariables(origin))).toEqual(serviceSources.map(({ name }) => [name, true, true]));
  expect(judge(toServiceVariables(null))).toEqual(serviceSources.map(({ name }) => [name, false, false]));
  const real = Object.entries(toServiceVariables(origin)).map(([name, value]) => [
    name,
    name === "SAMPLE_SOURCES_ORIGIN" ? value : value.replaceAll(origin, "https://quelle.verlag.example"),
  ]);
  expect(judge(Object.fromEntries(real))).toEqual(serviceSources.map(({ name }) => [name, true, false]));
});
