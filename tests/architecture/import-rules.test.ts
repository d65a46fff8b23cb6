import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findViolation } from "./import-rules.ts";
import { readImports, readSpecifiers } from "./read-imports.ts";

const files = globSync("{app,graphql,shared,workers}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts", "**/*.test.tsx", "**/*.d.ts"] });

test("every file imports only what its layer may", () => {
  expect(files.length).toBeGreaterThan(100);
  const violations = files.flatMap((file) => readImports(file).map((target) => findViolation(file, target)));
  expect(violations.filter((violation) => violation !== null)).toEqual([]);
});

test("no import goes up: from another folder it is named from the root", () => {
  const all = globSync("{app,graphql,shared,workers,tests}/**/*.{ts,tsx}");
  const upwards = all.flatMap((file) =>
    readSpecifiers(file)
      .filter((specifier) => specifier.startsWith("../"))
      .map((to) => `${file}: ${to}`),
  );
  expect(upwards).toEqual([]);
});

test("the product needs no test's helper", () => {
  const product = files.filter((file) => !file.endsWith("-for-test.ts"));
  const borrowed = product.flatMap((file) =>
    readImports(file)
      .filter((target) => /-for-test\.ts$|^tests\//.test(target))
      .map((to) => `${file}: ${to}`),
  );
  expect(borrowed).toEqual([]);
});

test("the account calls, which a browser loads, need no package of the server", () => {
  const calls = files.filter((file) => file.startsWith("app/gateway/sso/"));
  expect(calls.length).toBeGreaterThan(10);
  const packages = calls.flatMap(readSpecifiers).filter((specifier) => !/^[.#]/.test(specifier));
  expect([...new Set(packages)].sort()).toEqual(["ofetch", "valibot"]);
});

test("the rules refuse what the design forbids", () => {
  expect(findViolation("app/features/home/home-page.tsx", "app/features/article/article-page.tsx")).toContain("neighbour");
  expect(findViolation("app/features/home/home-page.tsx", "graphql/generated/operations.ts")).toContain("must not");
  expect(findViolation("app/features/home/home-view-model.ts", "graphql/generated/operations.ts")).toBeNull();
  expect(findViolation("app/ui/button/button.tsx", "app/domain/session/session.ts")).toContain("must not");
  expect(findViolation("app/routes/home.tsx", "app/routes/themen.tsx")).toContain("neighbour");
  expect(findViolation("app/routes/video/video.tsx", "app/routes/video/video.player.ts")).toContain("neighbour");
  expect(findViolation("app/entry.client.tsx", "app/features/profile/profile-page.tsx")).toContain("must not");
  expect(findViolation("app/entry.client.tsx", "app/session/start/start-session.client.ts")).toBeNull();
  expect(findViolation("app/gateway/sso/calls/session/log-in.ts", "app/context.ts")).toContain("must not");
  expect(findViolation("app/gateway/sso/calls/session/log-in.ts", "app/actions/sanitize-message.ts")).toContain("must not");
  expect(findViolation("app/gateway/meter/open-meter.ts", "app/context.ts")).toContain("must not");
  expect(findViolation("app/features/profile/profile-page.tsx", "app/features/upsell/read-on.tsx")).toContain("neighbour");
  expect(findViolation("workers/demo/seed/seed-stories.ts", "workers/backend/content/write/post/write-posts.ts")).toContain(
    "must not",
  );
  expect(findViolation("workers/backend/backend.ts", "workers/programs/local/state/state.ts")).toContain("must not");
  expect(findViolation("workers/backend/backend.ts", "app/domain/session/session.ts")).toContain("must not");
  expect(findViolation("workers/backend/backend.ts", "graphql/schema/query.graphql")).toBeNull();
});
