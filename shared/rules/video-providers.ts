/** Which embeds are videos (rules 3.16): for tracking, lists, the search's filter, what search engines are told, and posters. */
export const videoProviders = ["youtube", "apa", "vimeo", "vi", "glomex", "brightcove", "player"] as const;

const known: ReadonlySet<string> = new Set(videoProviders);

/** `provider` is the name of an embed's provider, as the contract writes it. */
export function isVideoProvider(provider: string): boolean {
  return known.has(provider);
}
