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

export function toEmbedName(provider: string): string {
  return (Object.hasOwn(names, provider) ? names[provider] : undefined) ?? "einer anderen Website";
}

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
  generic: "Alle anderen Anbieter",
};

export function toListedEmbedName(provider: string): string {
  const name = { ...names, ...listedNames };
  return (Object.hasOwn(name, provider) ? name[provider] : undefined) ?? provider.toUpperCase();
}
