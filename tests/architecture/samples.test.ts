/** What operators copy from the documentation works: each sample is read by the program that it is for, or strictly as that reads it. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readCaddy, readNginx } from "#tests/support/samples/braces.ts";
import { readEnvironmentFile } from "#tests/support/samples/environment-file.ts";
import { findCaddyFaults, findNginxFaults, listWords } from "#tests/support/samples/proxy-rules.ts";
import { readSamples, requireSample, type Sample } from "#tests/support/samples/read-samples.ts";
import { readUnitFile } from "#tests/support/samples/unit-file.ts";
import { deathNoticeFileSchema, deathNoticeRowSchema } from "#workers/backend/services/death-notices/death-notice-file.ts";
import { snowReportSchema } from "#workers/backend/services/snow/snow-report.ts";
import { epaperSchema } from "#workers/programs/brand/brand-schema.ts";
import { splitFrontMatter } from "#workers/programs/pages/front-matter.ts";

const ONE_MACHINE = "docs/one-machine.md";
/** Reads unit files as systemd does; where there is none, the strict reader alone does. */
const SYSTEMD = "systemd-analyze";
const environment = readEnvironmentFile(requireSample(ONE_MACHINE, "env"));

/** Runs a program on a file with this text; what it says. */
function say(program: string, options: string[], name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  const file = join(folder, name);
  writeFileSync(file, text);
  const { stdout, stderr, error } = spawnSync(program, [...options, file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  if (error !== undefined) throw error;
  return `${stdout}${stderr}`;
}

/** Throws for what would not work; the start with the sample is in tests/integration/deploy/own-machine.slow.test.ts. */
function checkEnvironment(text: string): void {
  const read = readEnvironmentFile(text);
  for (const [name, value] of Object.entries(read)) expect([name, value]).not.toEqual([name, expect.stringMatching(/\s#|…./)]);
  // `. /etc/portal.env` of a shell means the same.
  const print = `${text}\nfor name in ${Object.keys(read).join(" ")}; do printf '%s=%s\\n' "$name" "\${!name}"; done\n`;
  expect(say("bash", ["--norc"], "portal.sh", print)).toBe(
    Object.entries(read)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
}

function checkUnit(text: string): void {
  const unit = readUnitFile(text);
  const folder = unit["Service.WorkingDirectory"] ?? "";
  const [node = "", ...rest] = (unit["Service.ExecStart"] ?? "").split(" ");
  const program = rest.at(-1) ?? "";
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  expect(scripts.start).toContain(`${unit["Service.Environment"]} node ${rest.join(" ")} `);
  expect(node.startsWith(`${folder}/`)).toBe(true);
  expect([node.slice(folder.length + 1), program].map((file) => existsSync(file))).toEqual([true, true]);
  expect(environment.TALBLICK_STATE?.startsWith(`${unit["Service.ReadWritePaths"]}/`)).toBe(true);
  if (spawnSync(SYSTEMD, ["--version"]).error !== undefined) return;
  // systemd looks for the program as well.
  const here = text.replace(node, process.execPath);
  expect(say(SYSTEMD, ["verify", "--man=no"], "portal.service", here)).toBe("");
}

function checkNginx(text: string): void {
  const directives = readNginx(text);
  expect(findNginxFaults(directives)).toEqual([]);
  expect(new Set(listWords(directives, "proxy_pass"))).toEqual(new Set([`http://127.0.0.1:${environment.PORT}`]));
  expect(listWords(directives, "server_name").map((name) => `https://${name}`)).toEqual([
    environment.PUBLIC_ORIGIN,
    environment.PUBLIC_ORIGIN,
  ]);
}

function checkCaddy(text: string): void {
  const sites = readCaddy(text);
  expect(findCaddyFaults(sites)).toEqual([]);
  expect(sites.map(({ name }) => `https://${name}`)).toEqual([environment.PUBLIC_ORIGIN]);
  expect(listWords(sites, "reverse_proxy")).toEqual([`127.0.0.1:${environment.PORT}`]);
}

/** Which file a sample is of is told by its first key. */
function checkJson(text: string): void {
  const file: unknown = JSON.parse(text);
  const [key = ""] = Object.keys(file as object);
  if (key === "notices") {
    for (const notice of v.parse(deathNoticeFileSchema, file).notices) v.parse(deathNoticeRowSchema, notice);
  } else if (key === "epaper") v.parse(v.strictObject({ epaper: epaperSchema }), file);
  else v.parse(snowReportSchema, file);
}

const checks: Readonly<Record<string, (text: string, sample: Sample) => unknown>> = {
  env: checkEnvironment,
  ini: checkUnit,
  nginx: checkNginx,
  caddy: checkCaddy,
  sh: (text) => expect(say("bash", ["-n"], "sample.sh", text)).toBe(""),
  ts: (text) => expect(parseSync("sample.ts", text).errors).toEqual([]),
  yaml: (text) => expect(splitFrontMatter(text).frontMatter).toHaveProperty("title"),
  json: checkJson,
  html: (text) => expect([...text.matchAll(/<(\w+)[^<>]*>(?=<\/\1>)/g)].map(([, name]) => name)).toEqual(["iframe", "script"]),
};

/** Drawings and maps, which are never copied: their first words. */
const drawings = ["reader ──", "app/  "];

test.each(readSamples().map((sample) => [`${sample.file}:${sample.line} (${sample.language})`, sample] as const))(
  "%s works as it stands",
  async (_, sample) => {
    const check = checks[sample.language];
    const isDrawing = sample.language === "" && drawings.some((start) => sample.text.trimStart().startsWith(start));
    // A sample of a new language says above how it is checked.
    if (!isDrawing) expect(check).toBeDefined();
    await check?.(sample.text, sample);
  },
);

test.each<[string, string, string, string]>([
  ["a comment behind a value", "env", "subscriptions@your.portal", "subscriptions@your.portal # for the contracts"],
  ["a misspelt key", "ini", "Restart=", "Restrt="],
  ["a forgotten semicolon", "nginx", "proxy_http_version 1.1;", "proxy_http_version 1.1"],
  ["an unknown variable", "nginx", "Host $host;", "Host $hots;"],
  ["a brace too few", "caddy", "reverse_proxy 127.0.0.1:8787 {", "reverse_proxy 127.0.0.1:8787"],
])("%s would be seen", (_, language, right, wrong) => {
  const sample = requireSample(ONE_MACHINE, language);
  expect(sample).toContain(right);
  expect(() => checks[language]?.(sample.replace(right, wrong), { file: ONE_MACHINE, line: 0, language, text: "" })).toThrow();
});
