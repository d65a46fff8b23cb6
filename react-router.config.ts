import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // Another brand can be built beside this one.
  buildDirectory: process.env.BUILD_FOLDER || "build",
  ssr: true,
  // Foreign posts are refused before (workers/portal/steps/refuse-foreign-posts.ts); React Router would also refuse
  // those that a proxy in front passes on under another origin.
  allowedActionOrigins: ["**"],
} satisfies Config;
