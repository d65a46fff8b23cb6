/** An advertising network: named nowhere unless an operator has configured it, and then in frames without an origin alone. */
import { beforeAll, expect, test } from "vitest";
import { visit } from "#tests/support/edge/access-site.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";

const { edge, portal } = prepareEdge();
let selling: Portal;
beforeAll(async () => {
  selling = await edge.startPortal({
    APP_ENV: "prod",
    AD_SCRIPT_URL: "https://tag.netz.example/tag/js/gpt.js",
    AD_UNITS: "front-lead=/123/start, list=/123/liste",
  });
});

const inFrame = { headers: { "sec-fetch-dest": "iframe" } };

test("without one no page has a place of it, and there is no page for its frames", async () => {
  const { text } = await visit(portal, "/");
  expect(text).not.toMatch(/data-ad-frame|class="ad\b/);
  expect((await portal("/anzeige/rahmen?ort=front-lead", inFrame)).status).toBe(404);
});

test("with one a page has a place without an address, which only a reader's consent fills, and its policy names no host of it", async () => {
  const { text, headers } = await visit(selling, "/");
  expect(text).toMatch(
    /<iframe title="Anzeige" sandbox="allow-scripts [^"]*" data-ad-frame="\/anzeige\/rahmen\?ort=front-lead">/,
  );
  expect(text.match(/<aside class="ad\b/g)).toHaveLength(1);
  expect(text).not.toMatch(/<iframe[^>]* src=/);
  expect(headers["content-security-policy"]).not.toContain("netz.example");
});

test("the frame's page stands in frames of this site alone, with a policy and a sandbox of its own", async () => {
  const { status, text, headers } = await selling("/anzeige/rahmen?ort=front-lead", inFrame);
  expect(status).toBe(200);
  expect(text).toContain('data-script="https://tag.netz.example/tag/js/gpt.js" data-unit="/123/start" data-limited');
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'; .*frame-ancestors 'self'; sandbox allow-scripts/);
  expect(policy).not.toMatch(/allow-same-origin|unsafe-eval/);
  for (const path of ["/anzeige/rahmen?ort=front-lead", "/anzeige/rahmen"]) expect((await selling(path)).status).toBe(404);
  for (const path of ["/anzeige/rahmen?ort=municipality", "/anzeige/rahmen?ort=constructor"])
    expect((await selling(path, inFrame)).status).toBe(404);
});

const network = { AD_SCRIPT_URL: "https://tag.netz.example/gpt.js", AD_UNITS: "front-lead=/123/start, list=/123/liste" };
const framework = { CONSENT_FRAMEWORK_URL: "https://cmp.example/cmp.js", AD_PREBID_URL: "https://gebote.example/prebid.js" };
const bids = '{"list": [{"bidder": "muster", "params": {"placementId": 7}}]}';

test("bidders are asked where there are any and a consent framework tells them what a reader allows", async () => {
  const bidding = await edge.startPortal({ ...network, ...framework, AD_BIDS: bids });
  const { text } = await bidding("/anzeige/rahmen?ort=list", inFrame);
  expect(text).toContain(
    'data-prebid="https://gebote.example/prebid.js" data-bids="[{&quot;bidder&quot;:&quot;muster&quot;,&quot;params&quot;:{&quot;placementId&quot;:7}}]"',
  );
  expect(text).not.toContain("data-limited");
  expect((await bidding("/anzeige/rahmen?ort=front-lead", inFrame)).text).not.toContain("data-prebid");
});

test.each([
  [{ AD_SCRIPT_URL: "https://tag.netz.example/gpt.js" }],
  [{ AD_UNITS: "front-lead=/123/start" }],
  [{ AD_SCRIPT_URL: "https://tag.netz.example/gpt.js", AD_UNITS: "irgendwo=/123/start" }],
  [{ AD_SCRIPT_URL: "https://tag.netz.example/gpt.js", AD_UNITS: "front-lead=start" }],
  [{ AD_SCRIPT_URL: "http://tag.netz.example/gpt.js", AD_UNITS: "front-lead=/123/start" }],
  [{ ...network, AD_PREBID_URL: "https://gebote.example/prebid.js", AD_BIDS: bids }],
  [{ ...network, CONSENT_FRAMEWORK_URL: "https://cmp.example/cmp.js", AD_BIDS: bids }],
  [{ ...network, ...framework, AD_BIDS: "list" }],
  [{ ...network, ...framework, AD_BIDS: '{"irgendwo": [{"bidder": "x", "params": {}}]}' }],
  [{ ...network, ...framework, AD_BIDS: '{"list": []}' }],
])("a configuration that makes no sense is refused: %j", async (variables: Record<string, string>) => {
  const refused = await edge.startPortal(variables);
  expect((await refused("/")).status).toBe(500);
});
