// @ts-check
import node from "@astrojs/node";
import { defineConfig } from "astro/config";

/** Each page is rendered for each request, like ours when it is not kept. */
export default defineConfig({ output: "server", adapter: node({ mode: "standalone" }), compressHTML: true });
