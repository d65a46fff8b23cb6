/**
 * Hosts that Brightcove's player works with besides the one that its script comes from (`VIDEO_SCRIPT_ORIGIN`), as sources of a content
 * security policy: the playback API and its metrics, manifests and segments, pictures, captions. In the frame of that player alone. A publisher adds what their
 * advertising needs.
 */
export const videoPlatformHosts: readonly string[] = [
  "https://*.brightcove.com",
  "https://*.brightcove.net",
  "https://*.brightcovecdn.com",
  "https://*.boltdns.net",
  "https://bcsecure01-a.akamaihd.net",
  "https://bcovlive-a.akamaihd.net",
  "https://*.bcovlive.io",
];
