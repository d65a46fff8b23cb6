import ipaddr from "ipaddr.js";
import { describe, expect, test } from "vitest";
import { createForwarded, type IpAddresses } from "./forwarded.js";

const forged = { "cf-connecting-ip": "198.51.100.1", "x-real-ip": "198.51.100.2", forwarded: "for=198.51.100.3" };

function pass(ranges: string[], headers: Record<string, string>) {
  const forwarded = createForwarded(ipaddr as unknown as IpAddresses, ranges);
  const request = forwarded(
    new Request("http://www.bote.example/a?b=c", { headers: { ...forged, accept: "text/html", ...headers } }),
  );
  const names = [...request.headers.keys()].filter((name) => name !== "accept");
  return { url: request.url, address: request.headers.get("cf-connecting-ip"), names };
}

describe("behind a reverse proxy of this machine", () => {
  test.each([
    ["the reader's address, as the proxy wrote it", "203.0.113.7", "203.0.113.7"],
    ["not what the reader wrote before it", "198.51.100.9, 203.0.113.7", "203.0.113.7"],
    ["the one before a named proxy in front", "203.0.113.7, 192.0.2.10", "203.0.113.7"],
    ["an IPv6 address", "2001:db8::7", "2001:db8::7"],
    ["an address without its port", "203.0.113.5:4711", "203.0.113.5"],
    ["an address without its port, before a proxy with one", "203.0.113.5:4711, 192.0.2.10:443", "203.0.113.5"],
    ["an IPv6 address without brackets and port", "[2001:db8::1]:443", "2001:db8::1"],
    ["an IPv6 address in brackets alone", "[2001:DB8:0:0::1]", "2001:db8::1"],
    ["an IPv6 address in quotation marks", '"[2001:db8::1]:443"', "2001:db8::1"],
    ["an IPv4 address that is written as IPv6, as what it is", "[::ffff:203.0.113.5]:80", "203.0.113.5"],
    ["the name of no network card", "2001:db8::7%eth0", "2001:db8::7"],
    ["what stands between spaces, tabs and empty places", " 198.51.100.9 ,\t203.0.113.7 , ,", "203.0.113.7"],
    ["no address where only a port stands", ":443", null],
    ["no address with a port of letters", "203.0.113.5:http", null],
    ["no address that is a single number", "3405803783", null],
    ["no address of three numbers", "203.0.113", null],
    ["no address in which numbers are too large", "203.0.113.256:80", null],
    ["no address in open brackets", "[2001:db8::1", null],
    ["no IPv4 address in brackets", "[203.0.113.5]:80", null],
    ["no name", "reader.example:80", null],
    ["no address where the proxies stand alone", "192.0.2.10", null],
    ["no address where something else stands", "unknown", null],
    ["no address without the header", "", null],
  ])("counts %s", (_what, line, address) => {
    expect(pass(["127.0.0.1/32", "192.0.2.0/24"], line === "" ? {} : { "x-forwarded-for": line }).address).toBe(address);
  });

  test("a page that readers asked for over TLS knows it", () => {
    expect(pass(["127.0.0.1/32"], { "x-forwarded-proto": "https" }).url).toBe("https://www.bote.example/a?b=c");
    expect(pass(["127.0.0.1/32"], { "x-forwarded-proto": "http" }).url).toBe("http://www.bote.example/a?b=c");
  });
});

test("without a named proxy no header on the caller is trusted", () => {
  expect(pass([], { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" })).toEqual({
    url: "http://www.bote.example/a?b=c",
    address: null,
    names: [],
  });
});
