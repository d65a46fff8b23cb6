/** Names of the embed providers (spec 3) as readers know them. */
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
