import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { findViolation } from "./import-rules.ts";

const files = globSync("{app,graphql,workers}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts", "**/*.test.tsx", "**/*.d.ts"] });

/** Everything that a file imports, types among them, as it is written there. */
function readSpecifiers(file: string): (string | undefined)[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    readFileSync(file, "utf8").slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ];
  return [...named, ...dynamic];
}

/** Relative imports of a file as paths from the root. */
function readImports(file: string): string[] {
  return readSpecifiers(file)
    .filter((specifier) => specifier?.startsWith("."))
    .filter((specifier) => !specifier?.includes("/+types/"))
    .map((specifier) => normalize(join(dirname(file), (specifier as string).replace(/\?.*$/, ""))));
}

test("every file imports only what its layer may", () => {
  expect(files.length).toBeGreaterThan(100);
  const violations = files.flatMap((file) => readImports(file).map((target) => findViolation(file, target)));
  expect(violations.filter((violation) => violation !== null)).toEqual([]);
});

test("the account calls, which a browser loads, need no package of the server", () => {
  const calls = files.filter((file) => file.startsWith("app/gateway/account-calls/"));
  expect(calls.length).toBeGreaterThan(10);
  const packages = calls.flatMap(readSpecifiers).filter((specifier) => specifier && !specifier.startsWith("."));
  expect([...new Set(packages)].sort()).toEqual(["ofetch", "valibot"]);
});

test("the rules refuse what the design forbids", () => {
  expect(findViolation("app/features/home/home-page.tsx", "app/features/article/article-page.tsx")).toContain("neighbour");
  expect(findViolation("app/features/home/home-page.tsx", "graphql/generated/operations.ts")).toContain("must not");
  expect(findViolation("app/features/home/home-view-model.ts", "graphql/generated/operations.ts")).toBeNull();
  expect(findViolation("app/ui/button/button.tsx", "app/domain/session.ts")).toContain("must not");
  expect(findViolation("app/routes/home.tsx", "app/routes/themen.tsx")).toContain("neighbour");
  expect(findViolation("app/entry.client.tsx", "app/features/account/account-forms.tsx")).toContain("must not");
  expect(findViolation("app/entry.client.tsx", "app/features/account/start-session.client.ts")).toBeNull();
  expect(findViolation("app/gateway/account-calls/log-in.ts", "app/context.ts")).toContain("must not");
  expect(findViolation("app/gateway/account-calls/log-in.ts", "app/gateway/sanitize-message.ts")).toContain("must not");
  expect(findViolation("workers/backend/backend.ts", "app/domain/session.ts")).toContain("must not");
  expect(findViolation("workers/backend/backend.ts", "graphql/schema/query.graphql")).toBeNull();
});
