import { hosts } from "#brand/hosts.ts";

/**
 * Hosts that Brightcove's player works with besides the one that its script comes from (`VIDEO_SCRIPT_ORIGIN`), as sources of a content
 * security policy. They count in the frame of that player alone. The brand adds what its advertising needs.
 */
export const videoPlatform: {
  /** Playback API and metrics, manifests and segments, pictures, captions. */
  hosts: readonly string[];
  /** May bring more script and fill frames within the player's: advertising such as `https://imasdk.googleapis.com`. */
  scripts: readonly string[];
} = {
  hosts: [
    "https://*.brightcove.com",
    "https://*.brightcove.net",
    "https://*.brightcovecdn.com",
    "https://*.boltdns.net",
    "https://bcsecure01-a.akamaihd.net",
    "https://bcovlive-a.akamaihd.net",
    "https://*.bcovlive.io",
  ],
  scripts: hosts.videoScripts,
};
