import { expect, test } from "vitest";
import { redactText } from "./redact.ts";
import { redactFields } from "./redact-fields.ts";

test.each([
  ["anna.muster@example.at wurde abgelehnt", "[mail] wurde abgelehnt"],
  ["mail to <anna+news@post.example.at> bounced", "mail to <[mail]> bounced"],
  ["GET /suche?q=scheidung+anna failed", "GET /suche?[query] failed"],
  ["https://talblick.example/passwort?key=abc&login=anna answered 500", "https://talblick.example/passwort?[query] answered 500"],
  ["https://anna:geheim@feed.example/rss cannot be had", "https://[credentials]@feed.example/rss cannot be had"],
  ["anna%40example.at is taken", "[mail] is taken"],
  ["authorization: Bearer abcdef123456", "authorization: [redacted] [secret]"],
  ["Bearer abcdef123456.xyz refused", "Bearer [secret] refused"],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is no token", "[token] is no token"],
  ['{"password":"geheim1","log":1}', '{"password":[redacted],"log":1}'],
  ["reset_token=4711 is over", "reset_token=[redacted] is over"],
  ["called from 192.0.2.17", "called from [address]"],
  ["called from 2001:db8:85a3::8a2e:370:7334", "called from [address]"],
  ["called from 2001:db8::1", "called from [address]"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36", "[browser]"],
  ["rang +43 664 1234567", "rang [phone]"],
  ["paid from AT61 1904 3002 3457 3201", "paid from [account]"],
  ["session 6f9619ff-8b86-d011-b42d-00c04fc964ff ended", "session [id] ended"],
  ["cookie Xk29dPq0sVbT71mNzR3aLw of nobody", "cookie [secret] of nobody"],
  ["hash 5f4dcc3b5aa765d61d8327deb882cf99", "hash [secret]"],
  ["was?https://talblick.example/suche?q=anna", "was?https://talblick.example/suche?[query]"],
  ["(siehe /suche?q=anna) und ?/suche#anna", "(siehe /suche?[query]) und ?/suche#anna"],
  ["x-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "x-[token]"],
  ["=+Xk29dPq0sVbT71mNzR3aLw==", "[secret]"],
])("of %j an operator reads %j", (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

test.each([
  "D1_ERROR: no such column: posts.titel at offset 17: SQLITE_ERROR",
  "GraphQL field postBy.comments.0.author failed",
  "/politik/gemeinderat-beschliesst-neues-budget-fuer-das-jahr-2026 cannot be rendered",
  "at renderPage (file:///build/server/assets/render-document-BdX71mNzR3aLw.js:12:34)",
  "The back end did not answer within 1000 ms at 12:03:04",
  "cache: https://talblick.example/ cannot be rendered",
  "SELECT id FROM sessions WHERE token_hash = ?1 AND email = ?",
])("%j holds nothing personal, and stays", (text) => {
  expect(redactText(text)).toBe(text);
});

test("fields that are named like a secret are emptied at any depth, and texts within fields are redacted", () => {
  const fields = {
    status: 500,
    userAgent: "x",
    reader: { email: "a@b.at", count: 2, notes: ["von anna@example.at"] },
    ids: [1n],
  };
  expect(redactFields(fields)).toEqual({
    status: 500,
    userAgent: "[redacted]",
    reader: { email: "[redacted]", count: 2, notes: ["von [mail]"] },
    ids: ["1"],
  });
});
