/** Scripts of others, each with a tracked status (rules 4.16): the one way by which any comes into a page. */
import { toTrustedScriptUrl } from "#app/browser/trusted-types.ts";
import { nextScriptStatus, type ScriptStatus } from "#app/domain/consent/script-status.ts";

export type TrackedScript = {
  readonly status: ScriptStatus;
  /** Rejects when it fails, and when it does not come within that time. After that it may be asked for again. */
  load: (timeoutMs: number) => Promise<void>;
  /** Takes it out: a script that is still loading does not run any more, and its `load` rejects. One that has run is not undone. */
  remove: () => void;
};

const scripts = new Map<string, TrackedScript>();

/** The one script of that address on this page. Nothing is asked for before `load`. */
export function trackScript(url: string): TrackedScript {
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const script = createScript(url);
  scripts.set(url, script);
  return script;
}

function createScript(url: string): TrackedScript {
  let status: ScriptStatus = "awaiting";
  let element: HTMLScriptElement | null = null;
  let running: Promise<void> | null = null;
  let giveUp: (reason: string) => void = () => {};

  function request(timeoutMs: number): Promise<void> {
    status = nextScriptStatus(status, "requested");
    const script = document.createElement("script");
    element = script;
    script.src = toTrustedScriptUrl(url);
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        clearTimeout(patience);
        // An attempt that was given up, or replaced by a later one, is ignored.
        if (element !== script) return;
        status = nextScriptStatus(status, "failed");
        element = null;
        running = null;
        script.remove();
        reject(new Error(`The script ${url} ${reason}`));
      };
      const patience = setTimeout(() => fail(`did not come within ${timeoutMs} ms`), timeoutMs);
      script.addEventListener("error", () => fail("cannot be had"));
      script.addEventListener("load", () => {
        if (element !== script) return;
        clearTimeout(patience);
        status = nextScriptStatus(status, "loaded");
        resolve();
      });
      giveUp = fail;
      document.head.append(script);
    });
  }

  return {
    get status() {
      return status;
    },
    load(timeoutMs) {
      running ??= request(timeoutMs);
      return running;
    },
    remove() {
      status = nextScriptStatus(status, "removed");
      // A script that comes when its element belongs to another document is not run.
      if (element !== null) document.implementation.createHTMLDocument("").adoptNode(element);
      giveUp("was removed");
    },
  };
}
