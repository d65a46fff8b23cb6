import { expect, test } from "vitest";
import { NOT_ACTIVATED } from "#app/domain/forms/account/account-messages.ts";
import { sanitizeMessage } from "./sanitize-message.ts";

test("a message with a link comes as it is", () => {
  expect(sanitizeMessage(NOT_ACTIVATED)).toBe(NOT_ACTIVATED);
  expect(sanitizeMessage("<strong>Fehler:</strong> falsches <em>Passwort</em><br>")).toBe(
    "<strong>Fehler:</strong> falsches <em>Passwort</em><br />",
  );
});

test.each([
  ['<script>alert(1)</script>Text<img src=x onerror="alert(1)">', "Text"],
  ['<a href="javascript:alert(1)" onclick="alert(1)">Link</a>', "<a>Link</a>"],
  ['<a href="//evil.example">Link</a>', "<a>Link</a>"],
  ['<form action="/profil"><input name="intent"></form><div style="position:fixed">groß</div>', "groß"],
  ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
])("%s becomes %s", (message, html) => {
  expect(sanitizeMessage(message)).toBe(html);
});

test.each([[null], [undefined], [""], ["  "], ["<script></script>"], ["<p> </p>"]])("%j says nothing", (message) => {
  expect(sanitizeMessage(message)).toBeNull();
});
