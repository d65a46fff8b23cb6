import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The build has a name of its own, so that a browser can tell an old page from a new one (spec 4, build check). */
const buildId = process.env.TALBLICK_BUILD_ID ?? new Date().toISOString().replace(/\D/g, "").slice(0, 14);

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: { talblick_backend: { build: { outDir: "build/backend" } } },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [{ configPath: "./workers/backend/wrangler.toml" }],
      persistState: { path: process.env.TALBLICK_STATE ?? ".data" },
    }),
    tailwindcss(),
    reactRouter(),
  ],
});
