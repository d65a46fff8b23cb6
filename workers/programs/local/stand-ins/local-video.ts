/** The video platform on this machine: its stand-in, a server of its own beside the Workers. */
import type { LocalServer } from "#workers/stand-ins/local-server.ts";
import { startVideoStandIn } from "#workers/stand-ins/video/server.ts";

/** Starts before the Workers, which have to know its address. */
export function startLocalVideo(): Promise<LocalServer> {
  return startVideoStandIn();
}

/** Variables of a portal that knows the platform at `origin`; null leaves it at the platform's own. */
export function toVideoVariables(origin: string | null): Record<string, string> {
  return origin === null ? {} : { VIDEO_SCRIPT_ORIGIN: origin };
}
