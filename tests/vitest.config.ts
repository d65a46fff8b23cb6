import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { variables } from "#brand/variables.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Vitest leaves one free by itself, which of two cores is half of them. */
const ALL_CORES = "100%";

const backendPackages = [
  "graphql-yoga",
  "graphql",
  "@graphql-yoga/plugin-apq",
  "@escape.tech/graphql-armor-max-aliases",
  "@escape.tech/graphql-armor-max-depth",
  "@escape.tech/graphql-armor-max-tokens",
  "sanitize-html",
  "valibot",
  "bcryptjs",
  "cookie",
  "entities",
  "otpauth",
  "jose",
  "lru-cache",
  "feedsmith",
  "saxes",
  "csv-parse/sync",
  "domhandler",
  "htmlparser2",
  "ipaddr.js",
  "@sentry/core/server",
];

/**
 * `unit`: plain Node, beside the code. `backend`: inside workerd with a real D1 and R2. `integration`: the built portal over HTTP.
 * Journeys in a browser are Playwright's (playwright.config.ts).
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "unit",
          maxWorkers: ALL_CORES,
          include: [
            "app/**/*.test.{ts,tsx}",
            "graphql/**/*.test.ts",
            "workers/**/*.test.ts",
            "shared/**/*.test.ts",
            "tests/{architecture,support,worst-inputs}/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/*.workerd.test.ts", "node_modules/**"],
          environment: "node",
          // Property tests take their time on a busy machine.
          testTimeout: 30_000,
          // It imports a package of types, which only a bundler can load.
          server: { deps: { inline: ["@react-router/cloudflare"] } },
        },
      },
      {
        root,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./workers/backend/wrangler.toml" },
            miniflare: {
              bindings: {
                ...variables.both,
                ...variables.backend,
                TEST_MIGRATIONS: await readD1Migrations(`${root}/workers/backend/ground/database/migrations`),
                ADMIN_TOKEN: "test-admin-token",
                NEWSROOM_TOKEN: "test-newsroom-token",
                STAFF_SECRET: "test-staff-secret",
                GRANT_SECRET: "test-grant-secret",
                SERVICE_TOKEN: "test-service-token",
                LOG_SAMPLE: "0",
              },
            },
          })),
        ],
        test: {
          name: "backend",
          maxWorkers: ALL_CORES,
          include: ["workers/{backend,counter,ticker}/**/*.workerd.test.ts"],
          setupFiles: ["tests/support/apply-migrations.ts"],
          // Each file loads the back end: its packages as one file each instead of hundreds.
          deps: { optimizer: { ssr: { enabled: true, include: backendPackages } } },
          // Passwords are hashed slowly, on a busy machine even more so.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/built-workers.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          // After the others: each file has a portal of its own, which beside them makes both slow.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
