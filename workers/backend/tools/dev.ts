/** `npm run dev`: migrates and seeds the local state like `npm start`, then serves both Workers with hot reload. */
import { spawn } from "node:child_process";
import { startBackend } from "./local-backend.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";
import { readSecrets } from "./state.ts";

const { send, stop } = await startBackend();
await seedWhenEmpty(send, readSecrets().adminToken);
await stop();

const server = spawn("react-router", ["dev", "--host", "127.0.0.1", "--port", process.env.PORT ?? "8787"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
server.once("exit", (code) => process.exit(code ?? 0));
