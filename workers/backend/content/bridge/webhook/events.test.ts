import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const names = /["'`]((?:post|media|term|author|comment)\.[a-z]+|ping)["'`]/g;
const readNames = (text: string) => [...new Set([...text.matchAll(names)].map(([, name]) => name))].sort();
const read = (path: string) => readFileSync(path, "utf8");

test("the plugin tells, the portal takes and the table of what follows names the same events", () => {
  const rows = read("docs/wordpress/README.md")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  const table = readNames(rows.map((row) => row.split("|")[2]).join("\n"));
  expect(table.length).toBeGreaterThan(10);
  expect(readNames(read("workers/backend/content/bridge/webhook/parse-events.ts"))).toEqual(table);
  expect(readNames(read("docs/wordpress/talblick-bridge.php"))).toEqual(table);
  expect(readNames(read("docs/import.md"))).toEqual(table);
});

test("no delivery of the plugin has the body of another: two changes of one second are two", () => {
  expect(read("docs/wordpress/talblick-bridge.php")).toContain("'delivery' => wp_generate_uuid4()");
});
