import { expect, test } from "vitest";
import { parseOwnAddress } from "./own-address.ts";

const origins = ["https://www.talblick.example", "http://127.0.0.1:8080"];

test.each([
  [" 653 ", "653"],
  ["/der-fall/653?noheader=1#kommentare", "/der-fall/653?noheader=1"],
  ["https://www.talblick.example/der-fall/653", "/der-fall/653"],
  ["http://talblick.example/der-fall/653", "/der-fall/653"],
  ["talblick.example/der-fall/653", "/der-fall/653"],
  ["http://127.0.0.1:8080/?p=12", "/?p=12"],
])("%s is a post of this portal's", (text, address) => {
  expect(parseOwnAddress(text, origins)).toEqual({ kind: "own", address });
});

test.each(["https://fremd.example/der-fall/653", "//fremd.example/x/5", "https://talblick.example.fremd.example/x/5"])(
  "%s belongs to somebody else",
  (text) => {
    expect(parseOwnAddress(text, origins).kind).toBe("foreign");
  },
);

test.each(["", "der Fall", "0", "99999999999", "/", "https://www.talblick.example", "javascript:alert(1)", "/\\fremd.example/5"])(
  "%j names no post",
  (text) => {
    expect(parseOwnAddress(text, origins)).toEqual({ kind: "none" });
  },
);
