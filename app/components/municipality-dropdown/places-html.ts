/** The list of places as HTML, made once: it stands on every page, and as elements was the better part of most pages' rendering. */
import { escapeUTF8 as escapeHtml } from "entities";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY, toMunicipalitySlug } from "#app/domain/municipality/municipality-slug.ts";

const places = [{ slug: NO_MUNICIPALITY, title: "Alle Gemeinden" }, ...municipalities];
const plain = new Map(places.map(({ slug, title }) => [slug, toOption(slug, title, "")]));
const plainHtml = [...plain.values()].join("");

/** One option a place, the chosen one selected; null when none is. */
export function toPlacesHtml(chosen: string | null): string {
  const place = places.find(({ slug }) => slug === chosen && slug !== NO_MUNICIPALITY);
  if (place === undefined) return plainHtml;
  const marked = toOption(place.slug, place.title, " selected");
  return plainHtml.replace(plain.get(place.slug) ?? "", () => marked);
}

function toOption(slug: string, title: string, mark: string): string {
  // Short, as it stands on every page: an option ends where the next begins, and its text is its value, where that means the same place
  // to the portal and to the browser (shell/document/early-script.ts).
  const value = toMunicipalitySlug(title) === slug && !title.startsWith("St.") ? "" : ` value="${escapeHtml(slug)}"`;
  return `<option${value}${mark}>${escapeHtml(title)}`;
}
