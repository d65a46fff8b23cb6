import { fileURLToPath, pathToFileURL } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brandFiles } from "#workers/programs/bundle/brand-files.ts";
import { findBrandFolder } from "#workers/programs/bundle/brand-folder.ts";
import { computedModules } from "#workers/programs/bundle/computed-modules.ts";
import { foldConstants } from "#workers/programs/bundle/fold-constants.ts";
import { foldPortalId } from "#workers/programs/bundle/fold-portal-id.ts";
import { inlineScripts } from "#workers/programs/bundle/inline-scripts.ts";
import { listAssets } from "#workers/programs/bundle/list-assets.ts";
import { reachableChunks } from "#workers/programs/bundle/reachable-chunks.ts";
import { shortenVariables } from "#workers/programs/bundle/shorten-variables.ts";
import { toAnalyticsVariables } from "#workers/programs/local/stand-ins/local-analytics.ts";
import { noPaywall, toPaywallBindings } from "#workers/programs/local/stand-ins/local-paywall.ts";
import { toServiceVariables } from "#workers/programs/local/stand-ins/local-services.ts";
import { toVideoVariables } from "#workers/programs/local/stand-ins/local-video.ts";
import { readSecrets, stateFolder, toBackendSecrets } from "#workers/programs/local/state/state.ts";
import type { BrandVariables } from "./app/configuration/brands/brand.ts";

/** The build has a name of its own, so that a browser can tell an old page from a new one (rules 4, build check). */
const buildId = process.env.TALBLICK_BUILD_ID ?? new Date().toISOString().replace(/\D/g, "").slice(0, 14);

const brandFolder = findBrandFolder(process.env.BRAND);
/** For the style sheets and modules that name what they take of the brand as `#brand/...`. */
const brandAlias = { find: /^#brand\//, replacement: `${fileURLToPath(new URL(brandFolder, import.meta.url))}/` };

const backendConfig = "workers/backend/wrangler.toml";

/** Browsers that understand the page's script. */
const browsers = ["chrome111", "firefox128", "safari16.4"];

/**
 * Every page carries the names of all islands and of what they share. What is only shared needs none, nor what is fetched now and then; islands are named by
 * their paths beside it, and seven characters tell two builds of one chunk apart as well as eight.
 */
function toChunkName({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  const isNamed = isDynamicEntry && !/\.(?:island|client)$/.test(name);
  return isNamed || ["react", "controls"].includes(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js";
}

/** Where the custom properties of colours and type are named. */
const themes = ["app/styles/tokens.css", `${brandFolder}/colours.css`];

const { variables }: { variables: BrandVariables } = await import(pathToFileURL(`${brandFolder}/variables.ts`).href);
const { PORTAL_ID: portalId }: { PORTAL_ID: string } = await import(pathToFileURL(`${brandFolder}/portal-id.ts`).href);

/** The variables of a Worker: the brand's, over them those of its wrangler.toml, over both what this machine sets. */
function addVariables(brand: Record<string, string>, own: Record<string, string>) {
  return <Value>({ vars = {} }: { vars?: Record<string, Value> }) => ({ vars: { ...brand, ...vars, ...own } });
}

export default defineConfig(({ command }) => {
  // In development both Workers share this machine's secrets, as under `npm start`; a build holds none.
  const secrets = command === "serve" ? readSecrets() : null;
  // `npm run dev` starts the stand-ins and says where they are.
  const paywall = secrets === null ? noPaywall : toPaywallBindings(process.env.TALBLICK_PAYWALL_ORIGIN || null, secrets);
  const analytics = toAnalyticsVariables(process.env.TALBLICK_ANALYTICS_ORIGIN || null);
  const services = toServiceVariables(process.env.TALBLICK_SERVICES_ORIGIN || null);
  const video = secrets === null ? {} : toVideoVariables(process.env.TALBLICK_VIDEO_ORIGIN || null);
  return {
    resolve: { alias: [brandAlias] },
    css: {
      postcss: {
        // In development they keep their names: who looks at a page reads them.
        plugins: [foldConstants(), ...(command === "build" ? [shortenVariables(themes)] : [])],
      },
    },
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: { cssTarget: browsers, cssMinify: "lightningcss" },
    environments: {
      talblick_backend: { build: { outDir: `${process.env.BUILD_FOLDER || "build"}/backend` } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: toChunkName,
              assetFileNames: "assets/[name]-[hash:7][extname]",
              codeSplitting: {
                groups: [
                  // One chunk for all islands, fetched at the first hint (app/islands).
                  {
                    name: "react",
                    test: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/(slot|stores\/use-store)\.tsx?/,
                  },
                  // What the starting script shares with others: one chunk of it, not three of a hundred bytes each.
                  {
                    name: "start",
                    test: /(app\/(browser\/(plain-click|local-storage|log|page-facts)|domain\/(page\/(return-path|parse-json)|bookmarks\/bookmarks-path))|shared\/rules\/within)\.ts/,
                  },
                  // Crumbs that many islands share: each a chunk of its own would be one more name in the script of every page.
                  {
                    name: "calls",
                    test: /app\/(gateway\/sso\/(parse-result|refuse|transport)|domain\/forms\/(account-(fields|messages)|email-address|form-definition)|configuration\/(portal-brand|brands\/.+\/identity))\.ts/,
                  },
                  // What pages report of themselves a second after idle, and the checkout as well.
                  {
                    name: "reports",
                    test: /app\/(browser\/tracking\/report-events|domain\/(tracking\/page-type|page\/records\/section-types\.computed|newsroom\/newsroom-paths))\.ts/,
                  },
                  // Small, and wanted together by every form and dialog. It needs React: nothing that plain script wants belongs here.
                  {
                    name: "controls",
                    test: /app\/(ui\/(button|check-list|field|notice|text-link|title)|components\/(form\/(form|hidden)-|dialog\/(dialog-(class|head|host|switch)|close-link|unbroken-words|use-backdrop)))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      cloudflare({
        viteEnvironment: { name: "ssr" },
        persistState: { path: stateFolder },
        config: addVariables(
          { ...variables.both, ...variables.portal },
          secrets === null
            ? {}
            : {
                APP_ENV: "default",
                EDGE_CACHE: "dry-run",
                GRANT_SECRET: secrets.grantSecret,
                ...paywall.portal,
                ...analytics,
                ...video,
              },
        ),
        auxiliaryWorkers: [
          {
            configPath: backendConfig,
            config: addVariables(
              { ...variables.both, ...variables.backend },
              secrets === null ? {} : { ...toBackendSecrets(secrets), ...paywall.backend, ...services },
            ),
          },
        ],
      }),
      // Minified once, by Vite, for the browsers named above.
      tailwindcss({ optimize: false }),
      computedModules(),
      reactRouter(),
      inlineScripts(browsers, [brandAlias]),
      brandFiles(brandFolder),
      foldPortalId(portalId),
      reachableChunks(),
      listAssets(buildId),
    ],
  };
});
