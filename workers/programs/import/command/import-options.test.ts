import { describe, expect, test } from "vitest";
import { UsageError } from "#workers/programs/command-line/command-line.ts";
import { HELP, parseImportCommand } from "./import-options.ts";

const parse = (...args: string[]) =>
  parseImportCommand(args, { ADMIN_TOKEN: "geheim", OTHER: "anders", WORDPRESS_PASSWORD: "ab cd" });

describe("the command line of the import", () => {
  test("names a file or a site", () => {
    expect(parse("--wxr", "a.xml")).toMatchObject({ from: { kind: "wxr", file: "a.xml" }, remote: null, isDryRun: false });
    expect(parse("--wordpress", "zeitung.example/blog")).toMatchObject({
      from: { kind: "wordpress", url: "https://zeitung.example/blog" },
    });
  });

  test("takes the token of a deployed back end from the environment alone", () => {
    expect(parse("--wxr", "a", "--remote", "https://b.example/x").remote).toEqual({
      origin: "https://b.example",
      portal: null,
      token: "geheim",
    });
    expect(parse("--wxr", "a", "--remote", "https://b.example", "--token-env", "OTHER").remote?.token).toBe("anders");
  });

  test.each([
    [["--particulars", "p.yaml"], { kind: "pages", folder: null, particulars: "p.yaml" }],
    [["--pages", "seiten"], { kind: "pages", folder: "seiten", particulars: null }],
    [["--pages", "seiten", "--particulars", "p.yaml"], { kind: "pages", folder: "seiten", particulars: "p.yaml" }],
  ])("names pages: %j", (args, from) => {
    expect(parse(...args).from).toEqual(from);
  });

  test("takes the application password of a live site from the environment alone", () => {
    expect(parse("--wordpress", "b.example", "--drafts", "--site-user", "lea")).toMatchObject({
      takesDrafts: true,
      siteUser: { name: "lea", password: "ab cd" },
    });
    expect(parse("--wordpress", "b.example", "--site-user", "lea", "--site-password-env", "OTHER").siteUser?.password).toBe(
      "anders",
    );
    expect(parse("--wxr", "a", "--drafts")).toMatchObject({ takesDrafts: true, siteUser: null });
    expect(parse("--wxr", "a")).toMatchObject({ takesDrafts: false });
  });

  test("takes lists of types and categories", () => {
    expect(parse("--wxr", "a", "--post-types", "event, job", "--premium-category", "plus")).toMatchObject({
      postTypes: ["event", "job"],
      premiumCategories: ["plus"],
    });
  });

  test("names every option in its help", () => {
    for (const name of [
      "--wxr",
      "--wordpress",
      "--remote",
      "--token-env",
      "--dry-run",
      "--report",
      "--post-types",
      "--premium-category",
      "--encoding",
      "--category-base",
      "--tag-base",
      "--drafts",
      "--pages",
      "--particulars",
      "--site-user",
      "--site-password-env",
    ]) {
      expect(HELP).toContain(name);
    }
  });

  test.each([
    [[]],
    [["--wxr", "a", "--wordpress", "b"]],
    [["--wxr"]],
    [["--wxl", "a"]],
    [["--wxr", "a", "--remote", "b"]],
    [["--wxr", "a", "--remote", "https://b.example", "--token-env", "MISSING"]],
    [["--wxr", "a", "--time-zone", "Europe/Bregenz"]],
    [["--wxr", "a", "--encoding", "klingon"]],
    [["--wxr", "a", "--category-base", "/"]],
    [["--wordpress", "b.example", "--encoding", "utf-8"]],
    [["--wordpress", "b.example", "--drafts"]],
    [["--pages", "a", "--wxr", "b"]],
    [["--pages", "a", "--drafts"]],
    [["--redirects", "a", "--drafts"]],
    [["--wxr", "a", "--site-user", "lea"]],
    [["--wordpress", "http://b.example", "--site-user", "lea"]],
    [["--wordpress", "b.example", "--site-user", "lea", "--site-password-env", "MISSING"]],
    [["--wordpress", "b.example", "--site-user", "lea:x"]],
  ])("is refused when it is wrong: %j", (args) => {
    expect(() => parse(...args)).toThrow(UsageError);
  });
});
