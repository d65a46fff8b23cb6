/** Ids of new resources in wrangler.toml, in the place of their placeholders. */

/** The text with `id` instead of `placeholder`. Throws when the placeholder does not stand there exactly once. */
export function writeId(toml: string, placeholder: string, id: string): string {
  const parts = toml.split(`"${placeholder}"`);
  if (parts.length !== 2)
    throw new Error(`"${placeholder}" stands ${parts.length - 1} times in wrangler.toml: write "${id}" into its place`);
  return parts.join(`"${id}"`);
}
