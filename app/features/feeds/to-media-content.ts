/** The picture of a feed's entry (Media RSS), in RSS and Atom alike. */
import { element, type Xml } from "#app/domain/xml/to-xml.ts";
import type { FeedEntry } from "./feed-view-model.ts";

export function toMediaContent(picture: FeedEntry["picture"]): Xml | null {
  if (picture === null) return null;
  const { address, width, height, alt } = picture;
  const description = alt === "" ? null : element("media:description", { type: "plain" }, alt);
  return element("media:content", { url: address, medium: "image", width, height }, description);
}
