import { expect, test } from "vitest";
import { readRedirects } from "#workers/programs/import/redirects/read-redirects.ts";
import { planRedirects } from "./plan-redirects.ts";

const options = {
  ownHosts: new Set(["alt.example"]),
  otherHosts: new Set(["shop.example"]),
  known: new Map([["/schon-da", "/rhein/7"]]),
};
const plan = (text: string) => planRedirects(readRedirects(text), options);

test("a list of redirects is read with its names, quotes, hosts and line ends, and chains are shortened", () => {
  const text = [
    "\ufeffalt;neu;status",
    "/a/;/b",
    '"https://alt.example/b?x=1";https://alt.example/c#unten;302',
    "",
    "/b;/c;308",
    "/d;/schon-da",
    "/e;https://shop.example/abo;307",
    "/f;;410",
  ].join("\r\n");
  expect(plan(text)).toEqual({
    kind: "planned",
    shortened: 2,
    redirects: [
      { path: "/a", target: "/c", status: 301 },
      { path: "/b?x=1", target: "/c#unten", status: 302 },
      { path: "/b", target: "/c", status: 308 },
      { path: "/d", target: "/rhein/7", status: 301 },
      { path: "/e", target: "https://shop.example/abo", status: 307 },
      { path: "/f", target: "/", status: 410 },
    ],
  });
});

test.each([
  ["a circle", "/a,/b\n/b,/c\n/c,/a", [1, 2, 3], "leads back to itself"],
  ["itself", "/a,/a/", [1], "leads back to itself"],
  ["another host", "/a,/b\n/c,https://evil.example/", [2], "evil.example is not among the hosts"],
  ["another host in disguise", "/a,//evil.example/x\n/b,/\\evil.example", [1, 2], "is no path and no address"],
  ["a script", "/a,javascript:alert(1)", [1], "is no path and no address"],
  ["a password", "/a,https://x:y@shop.example/", [1], "an address with a password"],
  ["an old address of others", "https://fremd.example/a,/b", [1], "is no path of this site"],
  ["the front page as old address", "/,/b", [1], "is no path of this site"],
  ["a status that is no redirect", "/a,/b,200\n/c,/d,viel", [1, 2], "is none of 301"],
  ["the same address twice", "/a,/b\n/a/,/c", [2], "/a stands in line 1 already"],
])("a list with %s is refused by the number of the line", (_, text, lines, reason) => {
  const result = plan(text);
  if (result.kind !== "refused") throw new Error("it was taken");
  expect(result.refused.map(({ line }) => line)).toEqual(lines);
  for (const refused of result.refused) expect(refused.reason).toContain(reason);
});

test("lines are those of the file where a row ends; a quote that does not end is named", () => {
  expect(readRedirects('/a,"/b\nc"\n/d,/e').map(({ line }) => line)).toEqual([2, 3]);
  expect(() => readRedirects('/a,/b\n"/c,/d')).toThrow(/no CSV: .*line 2/);
});
