declare const __BUILD_ID__: string;
declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}

/** What the build makes of a style sheet for documents (workers/programs/bundle/compiled-styles.ts). */
declare module "*.css?inline" {
  const styles: import("#app/shell/document/critical-css/compiled-styles.ts").CompiledStyles;
  export default styles;
}
