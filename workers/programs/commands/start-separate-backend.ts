/** Starts the back end of this machine in a process that Ctrl-C does not reach. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Send } from "#workers/programs/import/send/admin-client.ts";

const program = fileURLToPath(new URL("separate-backend.ts", import.meta.url));

/** Throws when it does not start (its messages stand on stderr), and what the signal says when that is aborted. */
export async function startSeparateBackend(signal: AbortSignal): Promise<{ send: Send; stop(): Promise<void> }> {
  const child = fork(program, { detached: true, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  try {
    const origin = await waitForOrigin(child, signal);
    return {
      send: (path, init) => fetch(`${origin}${path}`, init),
      async stop() {
        if (child.connected) child.disconnect();
        await ended;
      },
    };
  } catch (error) {
    child.kill("SIGTERM");
    throw error;
  }
}

function waitForOrigin(child: ChildProcess, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The back end does not start (exit code ${code})`)));
    child.once("message", (message) => {
      if (typeof message === "object" && message !== null && "origin" in message) resolve(String(message.origin));
      else reject(new Error("The back end does not say where it is"));
    });
  });
}
