import { describe, expect, test } from "vitest";
import { isPublicAddress, parseIpHost } from "#workers/backend/content/bridge/site/public-address.ts";
import { lookupPublic } from "./address-guard.ts";
import { DownloadError, download } from "./download.ts";

describe("an address that a text names for a picture", () => {
  test.each([
    "127.0.0.1",
    "127.9.9.9",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "2001::1",
  ])("is refused when it is private or reserved: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["8.8.8.8", "172.32.0.1", "193.110.28.1", "2a00:1450:4001:81b::200e"])(
    "is fetched when it is public: %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each(["http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://[::1]/", "http://127.1/"])(
    "is seen through when it is written to mislead: %s",
    (address) => {
      const ip = parseIpHost(new URL(address).hostname);
      expect(ip).not.toBeNull();
      expect(isPublicAddress(ip ?? "8.8.8.8")).toBe(false);
    },
  );

  test("is refused by name when the name leads to this machine", async () => {
    const error = await new Promise((resolve) => lookupPublic("localhost", { all: true }, resolve));
    expect(error).toMatchObject({ name: "PrivateAddressError" });
  });

  test.each(["http://127.0.0.1:1/a.jpg", "http://localhost:1/a.jpg", "http://[::1]:1/a.jpg", "ftp://example.org/a.jpg"])(
    "ends in a refusal before anything is sent: %s",
    async (address) => {
      const attempt = download(address, { allowsPrivate: false, signal: new AbortController().signal });
      await expect(attempt).rejects.toThrow(DownloadError);
      await expect(attempt).rejects.toMatchObject({ fault: "refused" });
    },
  );
});
