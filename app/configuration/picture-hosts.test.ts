import { expect, test } from "vitest";
import { parsePictureHosts, toPictureAddress, toPictureSources } from "./picture-hosts.ts";

const listed = parsePictureHosts(["Bilder.Verlag.example", "alt.example:8443"]);

test.each([
  ["/media/a.jpg", "/media/a.jpg"],
  ["https://bilder.verlag.example/a.jpg", "https://bilder.verlag.example/a.jpg"],
  ["http://bilder.verlag.example/a.jpg", "https://bilder.verlag.example/a.jpg"],
  ["http://bilder.verlag.example:80/a.jpg", "https://bilder.verlag.example/a.jpg"],
  ["https://alt.example:8443/a.jpg", "https://alt.example:8443/a.jpg"],
  ["https://alt.example/a.jpg", null],
  ["https://evil.example/a.jpg", null],
  ["https://evil.bilder.verlag.example/a.jpg", null],
  ["https://bilder.verlag.example@evil.example/a.jpg", null],
  ["https://user@bilder.verlag.example/a.jpg", null],
  ["//bilder.verlag.example/a.jpg", null],
  ["/\\\\bilder.verlag.example/a.jpg", null],
  ["/\t/evil.example/a.jpg", null],
  ["/\n\\evil.example/a.jpg", null],
  ["data:image/png;base64,AAAA", null],
  ["javascript:alert(1)", null],
  ["", null],
])("with two hosts listed a picture at %j is asked for at %j", (src, address) => {
  expect(toPictureAddress(src, listed)).toBe(address);
});

test("a star is every host, but nothing else than a host", () => {
  expect(toPictureAddress("https://irgendwo.example/a.jpg", ["*"])).toBe("https://irgendwo.example/a.jpg");
  expect(toPictureAddress("ftp://irgendwo.example/a.jpg", ["*"])).toBeNull();
});

test("the content security policy says the same", () => {
  expect(toPictureSources(["*"])).toEqual(["https:"]);
  expect(toPictureSources(listed)).toEqual(["https://bilder.verlag.example", "https://alt.example:8443"]);
  expect(toPictureSources([])).toEqual([]);
});

test.each(["https://a.example", "a.example/x", "a b", "", "*.example"])("an operator learns that %j is no host", (entry) => {
  expect(() => parsePictureHosts(["a.example", entry])).toThrow(`Picture hosts: "${entry}" must be a host such as`);
});
