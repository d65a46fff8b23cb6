/** Of React Router's Vite plugin: has React Refresh ready before React comes. */
declare module "virtual:react-router/inject-hmr-runtime";
