import { expect, test } from "vitest";
import { findDeadForeign } from "./foreign-links.ts";

test("says which links are gone or silent, follows redirects, and asks nothing that is not public", async () => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, () => Response>> = {
    "https://see.example/da": () => new Response("da"),
    "https://see.example/weg": () => new Response("", { status: 404 }),
    "https://see.example/alt": () => new Response(null, { status: 301, headers: { location: "/weg" } }),
    "https://see.example/innen": () => new Response(null, { status: 302, headers: { location: "http://169.254.169.254/" } }),
    "https://see.example/verboten": () => new Response("", { status: 403 }),
    "https://see.example/kaputt": () => {
      throw new Error("no such host");
    },
  };
  const ask = (url: string) => {
    asked.push(url);
    return new Promise<Response>((resolve) => resolve(answers[url]?.() ?? new Response("", { status: 599 })));
  };
  const inside = [
    "http://127.0.0.1/",
    "http://localhost/",
    "https://see.example:8443/",
    "ftp://see.example/",
    "https://a:b@see.example/",
  ];
  expect(await findDeadForeign([...Object.keys(answers), ...inside], ask)).toEqual([
    { address: "https://see.example/weg", kind: "gone" },
    { address: "https://see.example/alt", kind: "gone" },
    { address: "https://see.example/kaputt", kind: "silent" },
  ]);
  expect(asked.filter((url) => !url.startsWith("https://see.example/"))).toEqual([]);
});

test("asks no more than twenty", async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.resolve(new Response("", { status: 410 }));
  };
  const many = Array.from({ length: 30 }, (_, index) => `https://see.example/${index}`);
  expect(await findDeadForeign(many, ask)).toHaveLength(20);
  expect(asked).toBe(20);
});
