import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig, defineProject } from "vitest/config";
import { variables } from "#brand/variables.ts";
import { LongestFirst } from "./support/longest-first.ts";
import { keepFilesInMemory } from "./support/memory-folder.ts";
import { FILES_AT_ONCE, PORTALS_AT_ONCE, RUNS_BACKEND, SLOW, splitFiles } from "./support/projects.ts";

keepFilesInMemory();

const root = fileURLToPath(new URL("..", import.meta.url));

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
  "reflect-metadata",
  "@simplewebauthn/server",
  "@simplewebauthn/server/helpers",
];

const units = splitFiles(
  root,
  ["{app,graphql,workers,shared}/**/*.test.{ts,tsx}", "tests/{architecture,support,worst-inputs}/**/*.test.{ts,tsx}"],
  ["**/*.workerd.test.ts"],
);

const inside = splitFiles(root, ["workers/{backend,counter,ticker}/**/*.workerd.test.ts"], []);

const overHttp = splitFiles(root, ["tests/integration/**/*.test.ts"], [SLOW], RUNS_BACKEND);

/** In Node. */
const unit = (name: string, include: string[], isolate: boolean) =>
  defineProject({
    root,
    test: {
      name,
      include,
      isolate,
      maxWorkers: FILES_AT_ONCE,
      environment: "node",
      setupFiles: ["tests/support/units/leave-nothing.ts"],
      // Property tests take their time on a busy machine.
      testTimeout: 60_000,
      // It imports a package of types, which only a bundler can load.
      server: { deps: { inline: ["@react-router/cloudflare"] } },
    },
  });

/** Inside workerd; not isolated, in one runtime for many files, which evaluates the back end once. */
const backend = (name: string, include: string[], isolate: boolean) =>
  defineProject({
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
      name,
      include,
      isolate,
      maxWorkers: FILES_AT_ONCE,
      setupFiles: [
        ...(isolate ? [] : ["tests/support/backend/start-anew.ts"]),
        "tests/support/backend/apply-migrations.ts",
        "tests/support/backend/cheap-passwords.ts",
      ],
      // Its packages as one file each instead of hundreds.
      deps: { optimizer: { ssr: { enabled: true, include: backendPackages } } },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });

/** Over HTTP. */
const integration = (name: string, include: string[], isolate: boolean) =>
  defineProject({
    root,
    test: {
      name,
      include,
      isolate,
      globalSetup: ["tests/support/built-workers.ts"],
      testTimeout: 120_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      maxWorkers: PORTALS_AT_ONCE,
      // After the others: each file has a portal of its own, which beside them makes both slow.
      sequence: { groupOrder: 1 },
    },
  });

/**
 * `unit`: plain Node, beside the code. `backend`: inside workerd with a real D1 and R2. `integration`: the built portal over HTTP;
 * `slow` is of that kind (`npm run test:slow`). Those whose names end in `-alone` have a process for each file.
 * Journeys in a browser are Playwright's (playwright.config.ts).
 */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      unit("unit", units.shared, false),
      unit("unit-alone", units.alone, true),
      backend("backend", inside.shared, false),
      backend("backend-alone", inside.alone, true),
      integration("integration", overHttp.shared, false),
      integration("integration-alone", overHttp.alone, true),
      integration("slow", [`tests/integration/${SLOW}`], true),
    ],
  },
});
