/** `npm run dev`: migrates and seeds the local state like `npm start`, then serves both Workers with hot reload, and the stand-ins. */
import { spawn } from "node:child_process";
import { startBackend } from "./local-backend.ts";
import { toWebhookUrl } from "./stand-ins/local-paywall.ts";
import { startStandIns } from "./stand-ins/local-stand-ins.ts";
import { seedWhenEmpty } from "./state/seed-when-empty.ts";
import { readSecrets } from "./state/state.ts";

const { send, stop } = await startBackend().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await seedWhenEmpty(send, readSecrets().adminToken);
await stop();

const port = process.env.PORT ?? "8787";
const { paywall, analytics, services, video, stop: stopStandIns } = await startStandIns();
const server = spawn("react-router", ["dev", "--host", "127.0.0.1", "--port", port], {
  stdio: "inherit",
  // vite.config.ts tells the Workers.
  env: {
    ...process.env,
    TALBLICK_PAYWALL_ORIGIN: paywall?.origin ?? "",
    TALBLICK_ANALYTICS_ORIGIN: analytics?.origin ?? "",
    TALBLICK_SERVICES_ORIGIN: services?.origin ?? "",
    TALBLICK_VIDEO_ORIGIN: video.origin,
  },
});
paywall?.deliverTo(toWebhookUrl(`http://127.0.0.1:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
server.once("exit", (code) => void stopStandIns().then(() => process.exit(code ?? 0)));
