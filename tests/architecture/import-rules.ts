/**
 * Who may import whom, besides packages and its own folder. `only` narrows a permission to importing files of that
 * name, `target` to imported ones. A path is matched by its beginning; the first layer that fits a file is its own.
 */
type Permission = string | { path: string; only: RegExp } | { path: string; target: RegExp };
export type Layer = { path: string; may: Permission[] };

const wireFiles = /(-view-model|-wire|\.client)\.tsx?$/;
const clientFiles = /\.client\.ts$/;
/** The names that portal and back end both go by. */
const contract = "graphql/generated/contract.ts";
/** What a component shows is made from generated types in files of this name. */
const generatedTypes: Permission = { path: "graphql/generated/", only: /\/to-[^/]+\.ts$/ };

/** Everything that runs in a Worker may log; how the log is made and asked is for the two Workers themselves. */
const LOG = "shared/log/log.ts";
const loggingLayers =
  /^(?:app\/(?:actions|gateway|loaders|middleware|routes)\/|app\/entry\.server\.tsx|workers\/(?:portal|backend|counter|ticker)\/)(?!.*\.(?:client|island)\.)/;

export const layers: Layer[] = [
  {
    path: "app/routes/",
    may: [
      "app/features/",
      "app/shell/",
      // For frames of others.
      "app/styles/fonts/",
      "app/components/",
      "app/middleware/",
      "app/context.ts",
      "app/loaders/",
      "app/actions/",
      "app/gateway/",
      "app/configuration/",
      "app/domain/",
      "graphql/",
    ],
  },
  {
    path: "app/root.tsx",
    may: ["app/shell/", "app/components/", "app/middleware/", "app/context.ts", "app/configuration/", "app/domain/", "graphql/"],
  },
  {
    path: "app/entry.server.tsx",
    may: ["app/loaders/", "app/shell/", "app/context.ts", "app/configuration/", "app/domain/", "app/styles/", "app/browser/"],
  },
  {
    path: "app/entry.client.tsx",
    may: ["app/islands/", "app/browser/", "app/domain/", "app/session/", { path: "app/features/", target: clientFiles }],
  },
  { path: "app/routes.ts", may: ["app/domain/page/records/"] },
  // What is set by operators and publishers; everybody reads it.
  {
    path: "app/configuration/",
    may: ["app/domain/", contract, "shared/log/log-variables.ts", "shared/log/log-configuration-error.ts"],
  },
  // What is kept in readers' browsers bears the paper's name.
  { path: "app/domain/", may: ["app/configuration/portal-brand.ts", "app/configuration/brands/", contract] },
  { path: "app/context.ts", may: ["app/configuration/", "app/domain/", "app/gateway/", "graphql/generated/"] },
  { path: "app/middleware/", may: ["app/context.ts", "app/configuration/", "app/domain/", "app/gateway/", "graphql/"] },
  { path: "app/loaders/", may: ["app/context.ts", "app/configuration/", "app/domain/", "app/gateway/", "graphql/"] },
  {
    path: "app/actions/",
    may: ["app/loaders/", "app/context.ts", "app/configuration/", "app/domain/", "app/gateway/", "graphql/"],
  },
  // Runs beside the pages: it knows no document and no island.
  { path: "app/service-worker/", may: ["app/domain/", "app/configuration/brands/"] },
  // Shared by the Worker's actions and the browser: they know neither of them.
  { path: "app/gateway/sso/", may: ["app/domain/", "graphql/", "app/gateway/backend/http-client.ts"] },
  // Knows no request: what it needs of one it is handed.
  { path: "app/gateway/", may: ["app/configuration/", "app/domain/", "graphql/"] },
  // Islands are found by their file's name: the bridge names no feature.
  {
    path: "app/islands/",
    may: ["app/configuration/brands/", "app/domain/", "app/browser/", "graphql/client/", "graphql/generated/"],
  },
  {
    path: "app/features/",
    may: [
      "app/components/",
      "app/session/",
      "app/islands/",
      "app/ui/",
      "app/configuration/",
      "app/domain/",
      "app/browser/",
      "shared/kept-data/",
      contract,
      { path: "graphql/", only: wireFiles },
      { path: "app/loaders/", only: wireFiles },
      { path: "app/gateway/", only: wireFiles },
    ],
  },
  {
    path: "app/shell/",
    may: [
      "app/styles/",
      "app/features/",
      "app/components/",
      "app/islands/",
      "app/ui/",
      "app/configuration/",
      "app/domain/",
      "app/browser/",
      generatedTypes,
    ],
  },
  {
    path: "app/components/",
    may: [
      { path: "app/session/", only: /(\.client|send-form)\.ts$/ },
      "app/islands/",
      "app/ui/",
      "app/configuration/",
      "app/domain/",
      "app/browser/",
      generatedTypes,
      contract,
      { path: "graphql/", only: clientFiles },
      { path: "app/gateway/", only: clientFiles },
    ],
  },
  { path: "app/ui/", may: ["app/styles/"] },
  {
    path: "app/session/",
    may: [
      "app/islands/",
      "app/configuration/",
      "app/domain/",
      "app/browser/",
      { path: "graphql/", only: clientFiles },
      { path: "app/gateway/", only: clientFiles },
    ],
  },
  { path: "app/browser/", may: ["app/ui/", "app/configuration/", "app/domain/", "app/styles/", "app/islands/stores/"] },
  { path: "graphql/", may: [] },
  {
    path: "workers/portal/",
    may: [
      "app/context.ts",
      // Evaluated before the first page asks for it.
      "app/entry.server.tsx",
      "app/configuration/",
      "app/domain/",
      "app/gateway/",
      // As the text that it answers with.
      "app/service-worker/",
      "graphql/",
      "workers/counter/",
      "shared/log/",
      "shared/metrics/",
    ],
  },
  // Counts what happens, for both Workers.
  { path: "shared/metrics/", may: ["shared/log/"] },
  { path: "shared/rules/", may: [contract] },
  { path: "shared/content/", may: [contract] },
  // Counts exactly, for both Workers; knows nothing of what it counts.
  { path: "workers/counter/", may: [] },
  // One form of what both Workers tell their operator; knows nothing of what it tells.
  { path: "shared/log/", may: [] },
  // Speaks the protocol of the browser's client, and knows nothing of what it tells.
  { path: "workers/ticker/", may: ["graphql/client/live/close-codes.ts"] },
  // What is kept of readers: a list that pages show.
  { path: "shared/kept-data/", may: ["app/configuration/brands/"] },
  // Programs of one machine. What starts both Workers may start the third parties' stand-ins beside them, and looks at the configuration by
  // the Workers' own rules.
  {
    path: "workers/programs/local/",
    may: [
      "app/configuration/",
      "workers/backend/",
      "workers/demo/",
      "workers/stand-ins/",
      "workers/programs/deploy/keep-assets.ts",
      "workers/programs/import/media/renditions.ts",
      "workers/programs/import/media/guarded-request.ts",
      "workers/programs/deploy/migrations/",
      contract,
    ],
  },
  { path: "workers/programs/commands/", may: ["workers/backend/", "workers/demo/", "workers/programs/"] },
  // Programs that take down, export, back up: they reach a back end over HTTP, or a state that is not in use.
  {
    path: "workers/programs/takedown/",
    may: ["workers/backend/newsroom/takedowns/takedown-facts.ts", "workers/programs/command-line/"],
  },
  { path: "workers/programs/export/", may: ["workers/backend/doors/registry/tables.ts", "workers/programs/command-line/"] },
  { path: "workers/programs/backup/", may: ["workers/programs/export/", "workers/programs/command-line/"] },
  { path: "workers/programs/command-line/", may: [] },
  // Asks the same rules as the Workers, and builds as one machine does.
  {
    path: "workers/programs/deploy/",
    may: [
      "app/configuration/brands/",
      "app/configuration/environment.ts",
      "app/configuration/environment-rules.ts",
      "workers/backend/configuration/",
      "workers/programs/local/ensure-built.ts",
      "workers/programs/command-line/",
    ],
  },
  // The E-Paper: PDFs into a back end, over HTTP.
  { path: "workers/programs/epaper/", may: ["workers/programs/command-line/", "app/configuration/brands/"] },
  { path: "workers/programs/supply-chain/", may: [] },
  { path: "workers/programs/bundle/", may: ["app/shell/document/critical-css/", "workers/programs/brand/"] },
  { path: "workers/programs/brand/", may: [] },
  { path: "workers/programs/fonts/", may: [] },
  { path: "workers/programs/sky/", may: ["app/configuration/brands/"] },
  { path: "workers/programs/privacy/", may: ["shared/kept-data/"] },
  // The region's municipalities, for the demo paper and for imports into an empty back end.
  { path: "workers/programs/places/", may: ["workers/backend/content/records/content-record.ts"] },
  // Standing pages as files, for the demo paper and for publishers.
  { path: "workers/programs/pages/", may: ["workers/backend/content/records/content-record.ts"] },
  {
    path: "workers/programs/import/",
    may: [
      "workers/backend/content/",
      // What the events of a site are sent as.
      "workers/backend/services/events/wordpress/wordpress-event.ts",
      "workers/programs/places/",
      "workers/programs/pages/",
      "workers/programs/command-line/",
      contract,
    ],
  },
  // Only what the admin endpoint takes.
  {
    path: "workers/demo/",
    may: [
      "workers/programs/places/",
      "workers/programs/pages/",
      "workers/programs/epaper/bring-issue.ts",
      "workers/backend/content/records/content-record.ts",
      "workers/backend/content/comments/comment-record.ts",
      "workers/backend/readers/accounts/reader-records/reader-record.ts",
    ],
  },
  // Inside it the floors say more (floors.ts). Of the portal's side it knows only what the paper is called.
  {
    path: "workers/backend/",
    may: [
      "app/configuration/brands/",
      "graphql/schema/",
      "graphql/generated/type-definitions.ts",
      "graphql/short-document.ts",
      "workers/counter/",
      "shared/log/",
      "shared/metrics/",
      "workers/ticker/",
      contract,
    ],
  },
  { path: "workers/stand-ins/", may: [] },
];

/** Folders of which no child may import another: each feature, and each route, stands alone. */
export const separated = ["app/features/", "app/routes/"];

/** What all may import: rules and facts that portal, back end and app share. They import nothing but the contract. */
const sharedFacts: readonly string[] = ["shared/rules/", "shared/content/"];

/** Why `file` must not import `target` (both paths from the root); null when it may. */
export function findViolation(file: string, target: string): string | null {
  const layer = layers.find(({ path }) => file.startsWith(path));
  if (layer === undefined) return `${file} belongs to no layer`;
  // What is written for the operator, on the server's side: what runs in browsers has a log of its own.
  if (target === LOG && loggingLayers.test(file)) return null;
  if (sharedFacts.some((path) => target.startsWith(path))) return null;
  const folder = separated.find((path) => file.startsWith(path) && target.startsWith(path));
  if (folder !== undefined && childOf(folder, file) !== childOf(folder, target)) return `${file} imports its neighbour ${target}`;
  const mayImport = target.startsWith(layer.path) || layer.may.some((permission) => isPermitted(permission, file, target));
  return mayImport ? null : `${file} must not import ${target}`;
}

function isPermitted(permission: Permission, file: string, target: string): boolean {
  if (typeof permission === "string") return target.startsWith(permission);
  if (!target.startsWith(permission.path)) return false;
  return "only" in permission ? permission.only.test(file) : permission.target.test(target);
}

function childOf(folder: string, file: string): string {
  const rest = file.slice(folder.length);
  // Routes lie in folders by their subject, and each is one file.
  return folder === "app/routes/" ? rest : (rest.split("/")[0] ?? "");
}
