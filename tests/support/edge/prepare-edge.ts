import { afterAll, afterEach, beforeAll } from "vitest";
import { type Edge, type Portal, startEdge } from "./start-edge.ts";

/** For all tests of one file: a back end, and the portal of production in front of it. Each test begins with a back end in order. */
export function prepareEdge(): { edge: Edge; portal: Portal } {
  // Filled before the first test.
  const edge = {} as Edge;
  let portal: Portal;
  beforeAll(async () => {
    Object.assign(edge, await startEdge());
    portal = await edge.startPortal({ APP_ENV: "prod" });
  });
  afterEach(() => {
    edge.backend.reset();
    edge.log.length = 0;
  });
  afterAll(() => edge.stop());
  return { edge, portal: (path, question) => portal(path, question) };
}
