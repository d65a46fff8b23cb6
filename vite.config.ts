import { fileURLToPath, pathToFileURL } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { type ConfigEnv, defineConfig } from "vite";
import { findBrandFolder } from "#workers/programs/brand/brand-folder.ts";
import { brandFiles } from "#workers/programs/bundle/brand-files.ts";
import { compiledStyles } from "#workers/programs/bundle/compiled-styles.ts";
import { computedModules } from "#workers/programs/bundle/computed-modules.ts";
import { foldConstants } from "#workers/programs/bundle/fold-constants.ts";
import { inlineScripts } from "#workers/programs/bundle/inline-scripts.ts";
import { lazyRoutes } from "#workers/programs/bundle/lazy-routes.ts";
import { leanWorkers } from "#workers/programs/bundle/lean-workers.ts";
import { listAssets } from "#workers/programs/bundle/list-assets.ts";
import { plainStrings } from "#workers/programs/bundle/plain-strings.ts";
import { reachableChunks } from "#workers/programs/bundle/reachable-chunks.ts";
import { noPaywall, toPaywallBindings } from "#workers/programs/local/stand-ins/local-paywall.ts";
import { toAnalyticsVariables, toVideoVariables } from "#workers/programs/local/stand-ins/local-stand-ins.ts";
import { toServiceVariables } from "#workers/programs/local/stand-ins/service-variables.ts";
import { readSecrets, stateFolder, toBackendSecrets } from "#workers/programs/local/state/state.ts";
import type { BrandVariables } from "./app/configuration/brands/brand.ts";

/** The build has a name of its own, so that a browser can tell an old page from a new one (rules 4, build check). */
const buildId = process.env.TALBLICK_BUILD_ID ?? new Date().toISOString().replace(/\D/g, "").slice(0, 14);

const brandFolder = findBrandFolder(process.env.BRAND);
/** For the style sheets and modules that name what they take of the brand as `#brand/...`. */
const brandAlias = { find: /^#brand\//, replacement: `${fileURLToPath(new URL(brandFolder, import.meta.url))}/generated/` };

const backendConfig = "workers/backend/wrangler.toml";

/** Browsers that understand the page's script. */
const browsers = ["chrome111", "firefox128", "safari16.4"];

/** What is only shared is called by its hash alone: with names the first dialog would be 0.8 kB (0.9 %) heavier, and over its limit. Seven letters are 42 bits. */
function toChunkName({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  return isDynamicEntry || name === "react" ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js";
}

/**
 * Each isolate compiles what it imports: no byte too many, and none that makes two of each. Functions keep their names, which the log's stacks show.
 */
const workerMinify = { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true, asciiOnly: true } };

/** A chunk for what so many islands share, and one for each thing that fewer do. */
const SHARED_BY_MANY = 8;

const { variables }: { variables: BrandVariables } = await import(pathToFileURL(`${brandFolder}/generated/variables.ts`).href);

/**
 * A Worker's configuration. Its variables are the brand's, over them those of its wrangler.toml, over both what this machine sets. In development
 * modules come one by one from Vite, which the registry that compiles a module when it is first imported has no part in.
 */
function toConfiguration(command: ConfigEnv["command"], brand: Record<string, string>, own: Record<string, string>) {
  return <Value>(config: { vars?: Record<string, Value>; compatibility_flags?: string[] }) => {
    if (command === "serve")
      config.compatibility_flags = config.compatibility_flags?.filter((flag) => flag !== "new_module_registry");
    return { vars: { ...brand, ...config.vars, ...own } };
  };
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
    css: { postcss: { plugins: [foldConstants()] } },
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: {
      cssTarget: browsers,
      cssMinify: "lightningcss",
      // A chunk that is imported need not be announced as well.
      // React comes with what wakes an island, beside the list of islands (app/islands/wake-islands.ts).
      modulePreload: {
        resolveDependencies: (file, needed, { hostId }) =>
          needed.filter((one) => one !== file && !(hostId.includes("island-modules") && one.includes("/react-"))),
      },
    },
    environments: {
      ssr: {
        build: {
          rolldownOptions: {
            output: { minify: workerMinify, codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } },
          },
        },
      },
      talblick_backend: {
        build: {
          outDir: `${process.env.BUILD_FOLDER || "build"}/backend`,
          rolldownOptions: { output: { minify: workerMinify } },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: toChunkName,
              codeSplitting: {
                // Whatever one of a group needs and no group before it has comes with it: nothing heavy belongs into what is light.
                groups: [
                  // The script of every page, whoever else wants parts of it.
                  { name: "start", tags: ["$initial"] },
                  // One chunk for all islands, fetched at the first hint.
                  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/islands\/react\// },
                  // Before what renders them: they need no React, and nor does who else follows them.
                  { name: "stores", test: /\/app\/islands\/stores\//, minShareCount: SHARED_BY_MANY },
                  // What opens, closes and announces: dialogs need all of it.
                  {
                    name: "modal",
                    test: /\/app\/(components\/(dialog\/use-|announcement)|browser\/(hide-popups|lock-scroll)|islands\/(define-island|stores\/announcement)|domain\/(forms\/form-state|post\/clock-text))/,
                    minShareCount: 2,
                  },
                  // Small, and wanted together by every form and dialog.
                  {
                    name: "controls",
                    test: /\/app\/(ui\/|components\/(dialog\/|form\/(form|hidden|post)-))/,
                    minShareCount: SHARED_BY_MANY,
                  },
                  // What every account form asks and how it is sent.
                  { name: "calls", test: /\/app\/(domain\/forms|gateway\/sso)\//, minShareCount: SHARED_BY_MANY },
                  { name: "forms", test: /\/app\/components\/form\//, minShareCount: SHARED_BY_MANY },
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
        config: toConfiguration(
          command,
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
            config: toConfiguration(
              command,
              { ...variables.both, ...variables.backend },
              secrets === null ? {} : { ...toBackendSecrets(secrets), ...paywall.backend, ...services },
            ),
          },
        ],
      }),
      // Minified once, by Vite, for the browsers named above.
      tailwindcss({ optimize: false }),
      leanWorkers(),
      computedModules(),
      compiledStyles(),
      reactRouter(),
      lazyRoutes(),
      inlineScripts(browsers, [brandAlias], { __BUILD_ID__: JSON.stringify(buildId) }),
      brandFiles(brandFolder),
      reachableChunks(),
      listAssets(buildId),
      plainStrings(),
    ],
  };
});
