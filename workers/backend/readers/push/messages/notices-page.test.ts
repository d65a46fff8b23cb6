/** For how long a notice is worth sending is what the page /benachrichtigungen says. */
import { expect, test } from "vitest";
import { worthSendingS } from "./push-message.ts";

const [page = ""] = Object.values(
  import.meta.glob<string>("/app/features/push/notices-page.tsx", { query: "?raw", import: "default", eager: true }),
);

test("after quiet hours comes what the page says", () => {
  expect(worthSendingS).toEqual({ post: 2 * 3600, highlight: 30 * 60, reply: 24 * 3600 });
  expect(page.replace(/\s+/g, " ")).toContain(
    "Artikel bis zwei Stunden, Höhepunkte bis eine halbe Stunde und Antworten bis einen Tag nach ihrem Erscheinen",
  );
});
