/** Names of the embed providers (rules 3) as readers know them. */
const names = new Map(
  Object.entries({
    apa: "APA",
    brightcove: "Brightcove",
    datawrapper: "Datawrapper",
    facebook: "Facebook",
    infogram: "Infogram",
    instagram: "Instagram",
    opinionstage: "Opinion Stage",
    pinpoll: "Pinpoll",
    spotify: "Spotify",
    tickaroo: "Tickaroo",
    tiktok: "TikTok",
    twitter: "X",
    vimeo: "Vimeo",
    youtube: "YouTube",
    apalvblg: "APA Vorarlberg",
    apavs: "APA Video",
    dpavs: "dpa Video",
    elfs: "Elfsight",
    fileinbox: "File Inbox",
    glomex: "Glomex",
    iframely: "Iframely",
    lvblg: "Land Vorarlberg",
    outbrain: "Outbrain",
    player: "Videoplayer",
    rotblau: "Rotblau",
  }),
);

/** As a reader finds the provider in a list of all of them; one without another name keeps its own. */
export function toListedEmbedName(provider: string): string {
  if (provider === "generic") return "Alle anderen Anbieter";
  return findEmbedName(provider) ?? provider.toUpperCase();
}

/** Null for a provider that readers know by no name. */
export function findEmbedName(provider: string): string | null {
  return names.get(provider) ?? null;
}
