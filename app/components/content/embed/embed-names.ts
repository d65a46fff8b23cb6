/** Names of the embed providers (rules 3) as readers know them. */
const names: Record<string, string> = {
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
};

/** As a reader finds the provider in a list of all of them; those nobody knows by another name keep their own. */
const listedNames: Record<string, string> = {
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
};

export function toListedEmbedName(provider: string): string {
  if (provider === "generic") return "Alle anderen Anbieter";
  return findEmbedName(provider) ?? provider.toUpperCase();
}

/** Null for a provider that readers know by no name. */
export function findEmbedName(provider: string): string | null {
  return new Map(Object.entries({ ...names, ...listedNames })).get(provider) ?? null;
}
