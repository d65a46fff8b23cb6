/** The very contents that the portal shows, as its own view models have them (tests/bench/support/peers.ts writes them). */
import { readFileSync } from "node:fs";

export const { home, article, menus, municipalities, critical } = JSON.parse(
  readFileSync(process.env.BENCH_CONTENT ?? "", "utf8"),
);
