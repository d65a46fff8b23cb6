import { afterEach, expect, test } from "vitest";
import { takeCounts } from "#shared/metrics/meter.ts";
import { countAnswer } from "./count-answer.ts";

afterEach(() => void takeCounts());
const count = (path: string, status: number, agent = "Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0") => {
  countAnswer(new Request(`https://talblick.example${path}`, { headers: { "user-agent": agent } }), status);
  return takeCounts().map(({ name, label, detail }) => [name, label, detail].join(" ").trim());
};

test.each([
  ["/", 200, "answer home 2xx"],
  ["/rheindamm/653?utm_source=x", 304, "answer article 3xx"],
  ["/gibt/es/nicht", 404, "answer page 4xx"],
  ["/news/sport/feed", 200, "answer file 2xx"],
  ["/sitemaps/posts-2026-11.xml", 200, "answer file 2xx"],
  ["/graphql", 503, "answer call 5xx"],
  ["/media/a.jpg", 206, "answer media 2xx"],
  ["/redaktion/status", 200, "answer staff 2xx"],
])("%s with %i counts as %s", (path, status, counted) => {
  // Asked for again, when its kind is known.
  expect([count(path, status), count(path, status)]).toEqual([[counted], [counted]]);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "search"],
  ["Mozilla/5.0 AppleWebKit/537.36; compatible; GPTBot/1.2", "ai"],
  ["facebookexternalhit/1.1", "social"],
  ["Feedly/1.0 (+http://www.feedly.com/fetcher.html)", "feed"],
  ["curl/8.5.0", "other"],
])("%s counts as a bot", (agent, kind) => {
  // The second time its agent is known, and a reader's in between is none.
  for (let time = 0; time < 2; time += 1) {
    expect(count("/", 200, agent)).toEqual(["answer home 2xx", `bot ${kind}`]);
    expect(count("/", 200)).toEqual(["answer home 2xx"]);
  }
});
