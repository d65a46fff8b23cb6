/** `npm run dev`: migrates and seeds the local state like `npm start`, then serves both Workers with hot reload, and the stand-ins. */
import { spawn } from "node:child_process";
import { startBackend } from "./local-backend.ts";
import { startLocalAnalytics } from "./stand-ins/local-analytics.ts";
import { startLocalPaywall, toWebhookUrl } from "./stand-ins/local-paywall.ts";
import { startLocalServices } from "./stand-ins/local-services.ts";
import { startLocalVideo } from "./stand-ins/local-video.ts";
import { seedWhenEmpty } from "./state/seed-when-empty.ts";
import { readSecrets } from "./state/state.ts";

const { send, stop } = await startBackend();
await seedWhenEmpty(send, readSecrets().adminToken);
await stop();

const port = process.env.PORT ?? "8787";
const standIn = await startLocalPaywall();
const analytics = await startLocalAnalytics();
const services = await startLocalServices();
const video = await startLocalVideo();
const server = spawn("react-router", ["dev", "--host", "127.0.0.1", "--port", port], {
  stdio: "inherit",
  // vite.config.ts tells the Workers.
  env: {
    ...process.env,
    TALBLICK_PAYWALL_ORIGIN: standIn?.origin ?? "",
    TALBLICK_ANALYTICS_ORIGIN: analytics?.origin ?? "",
    TALBLICK_SERVICES_ORIGIN: services?.origin ?? "",
    TALBLICK_VIDEO_ORIGIN: video.origin,
  },
});
standIn?.deliverTo(toWebhookUrl(`http://127.0.0.1:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
server.once(
  "exit",
  (code) =>
    void Promise.all([standIn?.stop(), analytics?.stop(), services?.stop(), video.stop()]).then(() => process.exit(code ?? 0)),
);
