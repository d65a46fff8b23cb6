import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { completeDocument } from "./complete-document.ts";
import { CRITICAL_STYLES_SLOT } from "./document-slots.tsx";

const rendered = `<html><head><title>T</title><style>${CRITICAL_STYLES_SLOT}</style></head><body><p>Text</p></body></html>`;
const styles = "p{color:red}/* $& $1 */";
const script = 'console.log("$& $1")';
const complete = (html = rendered) => completeDocument(html, () => styles, script);
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("styles stand in the head, the script at the very end", async () => {
  expect((await complete()).html).toBe(
    `<html><head><title>T</title><style>${styles}</style></head><body><p>Text</p><script>${script}</script></body></html>`,
  );
});

test("exactly these styles and this script are allowed inline, by their hashes", async () => {
  const { contentSecurityPolicy } = await complete();
  expect(contentSecurityPolicy).toContain(`style-src 'self' ${hashOf(styles)};`);
  expect(contentSecurityPolicy).toContain(`script-src 'self' ${hashOf(script)} `);
  expect(contentSecurityPolicy).not.toContain("unsafe");
});

test("no plug-in, no other base address, no foreign form target or frame around the page is allowed", async () => {
  const directives = (await complete()).contentSecurityPolicy.split("; ");
  expect(directives).toEqual(
    expect.arrayContaining([
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "default-src 'self'",
    ]),
  );
});

test("an article that is called like the slot keeps its title and its styles", async () => {
  const { html } = await complete(rendered.replace("<title>T</title>", `<title>${CRITICAL_STYLES_SLOT}</title>`));
  expect(html).toContain(`<title>${CRITICAL_STYLES_SLOT}</title><style>${styles}</style>`);
});
