/** Reaches a back end and its portal for programs: a deployed one, the running one of this machine, or its back end started for that. */
import type { Reached } from "#workers/programs/command-line/ask-admin.ts";
import type { Remote } from "#workers/programs/command-line/command-line.ts";
import { readRunning, readSecrets, stateFolder } from "#workers/programs/local/state/state.ts";
import { startSeparateBackend } from "./start-separate-backend.ts";

/** Requests carry the token. Throws when nothing can be reached. */
async function reachBackend(remote: Remote | null): Promise<Reached> {
  if (remote !== null) return { send: withToken(remote.origin, remote.token), portalOrigin: remote.portal, stop: async () => {} };
  const running = readRunning();
  if (running !== null) {
    // Two back ends on one state would write past each other.
    if (!(await answers(running.backendOrigin)))
      throw new Error(`A portal seems to run on ${stateFolder} (process ${running.pid}) and does not answer`);
    // On a machine of one's own the note of the running portal has no token: it is in the environment.
    return {
      send: withToken(running.backendOrigin, readSecrets().adminToken),
      portalOrigin: running.origin,
      stop: async () => {},
    };
  }
  const { send, stop } = await startSeparateBackend(new AbortController().signal);
  const { adminToken } = readSecrets();
  return { send: (path, init) => send(path, addToken(init, adminToken)), portalOrigin: null, stop };
}

/** Does something with a back end, and lets it go afterwards, also when that fails. */
export async function withBackend(remote: Remote | null, work: (reached: Reached) => Promise<void>): Promise<void> {
  const reached = await reachBackend(remote);
  await work(reached).finally(reached.stop);
}

function withToken(origin: string, token: string): Reached["send"] {
  return (path, init) => fetch(`${origin}${path}`, addToken(init, token));
}

function addToken(init: RequestInit | undefined, token: string): RequestInit {
  return { ...init, headers: { ...(init?.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` } };
}

/** Whether a back end listens there. */
export async function answers(origin: string, timeoutMs = 30_000): Promise<boolean> {
  try {
    await fetch(`${origin}/admin/state`, { signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
