import { describe, expect, test } from "vitest";
import { HELP, parseImportCommand, UsageError } from "./import-options.ts";

const parse = (...args: string[]) => parseImportCommand(args, { ADMIN_TOKEN: "geheim", OTHER: "anders" });

describe("the command line of the import", () => {
  test("names a file or a site", () => {
    expect(parse("--wxr", "a.xml")).toMatchObject({ from: { kind: "wxr", file: "a.xml" }, remote: null, isDryRun: false });
    expect(parse("--wordpress", "zeitung.example/blog")).toMatchObject({
      from: { kind: "wordpress", url: "https://zeitung.example/blog" },
    });
  });

  test("takes the token of a deployed back end from the environment alone", () => {
    expect(parse("--wxr", "a", "--remote", "https://b.example/x")?.remote).toEqual({
      origin: "https://b.example",
      token: "geheim",
    });
    expect(parse("--wxr", "a", "--remote", "https://b.example", "--token-env", "OTHER")?.remote?.token).toBe("anders");
  });

  test("takes lists of types and categories", () => {
    expect(parse("--wxr", "a", "--post-types", "event, job", "--premium-category", "plus")).toMatchObject({
      postTypes: ["event", "job"],
      premiumCategories: ["plus"],
    });
  });

  test("shows the help, which names every option", () => {
    expect(parse("--help")).toBeNull();
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
  ])("is refused when it is wrong: %j", (args) => {
    expect(() => parse(...args)).toThrow(UsageError);
  });
});
