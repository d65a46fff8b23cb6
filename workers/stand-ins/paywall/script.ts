/** The script that pages load, and the files of the frames. */
import { readBrowserFile } from "./answers.ts";
import type { Route } from "./provider.ts";

/** In order of dependency; no two of them have a name in common. */
const modules = ["handlers", "page", "frames", "offer", "experience", "widgets", "tp"];

const assets: Record<string, string> = {
  "frame.css": "text/css",
  "channel.js": "text/javascript",
  "form.js": "text/javascript",
  "offer.js": "text/javascript",
  "payment.js": "text/javascript",
  "account.js": "text/javascript",
  "authorize.js": "text/javascript",
};

export const scriptRoutes: Route[] = [
  { method: "GET", path: "/xbuilder/experience/load", answer: () => toAsset("text/javascript", toClassicScript()) },
  ...Object.entries(assets).map(
    ([file, type]): Route => ({
      method: "GET",
      path: `/assets/${file}`,
      answer: () => toAsset(type, readBrowserFile(`frames/${file}`)),
    }),
  ),
];

/** The modules of browser/tp as one classic script: what they import from each other is in scope already. */
export function toClassicScript(): string {
  const parts = modules.map((name) =>
    readBrowserFile(`tp/${name}.js`)
      .replace(/^import .*$/gm, "")
      .replace(/^export /gm, ""),
  );
  return `(() => {\n"use strict";\n${parts.join("\n")}})();\n`;
}

function toAsset(type: string, text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
