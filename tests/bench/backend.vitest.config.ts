import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The measurements of the back end, inside workerd with a real D1. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./workers/backend/wrangler.toml" },
            miniflare: {
              bindings: { TEST_MIGRATIONS: await readD1Migrations(`${root}/workers/backend/ground/database/migrations`) },
            },
          })),
        ],
        test: {
          name: "bench",
          include: ["tests/bench/archive-size.bench.ts"],
          setupFiles: ["tests/support/backend/apply-migrations.ts"],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
