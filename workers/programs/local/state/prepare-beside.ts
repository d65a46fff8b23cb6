/** Prepares the state in a process of its own, which gives back what pictures and seed took of the memory: the paper runs for months. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("preparation.ts", import.meta.url));

type Preparation = {
  /** To be called once both Workers are built. The exit code; what went wrong is said already. */
  finish: () => Promise<number>;
};

/** Begins with the demo's pictures. It ends with the process that began it. */
export function prepareBeside(): Preparation {
  const child = fork(program, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit");
  return {
    async finish() {
      if (child.connected) child.send("built");
      const [code] = await ended;
      return typeof code === "number" ? code : 1;
    },
  };
}
