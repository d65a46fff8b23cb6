/** The list of places as HTML, made once: it stands on every page, and as elements was the better part of most pages' rendering. */
import { escapeUTF8 as escapeHtml } from "entities";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";

const places = [{ slug: NO_MUNICIPALITY, title: "Alle Gemeinden" }, ...municipalities];
const plain = new Map(places.map(({ slug, title }) => [slug, toItem(slug, title, "")]));
const plainHtml = [...plain.values()].join("");

/** One submit button a place, the chosen one marked; null when none is. */
export function toPlacesHtml(chosen: string | null): string {
  const place = places.find(({ slug }) => slug === chosen && slug !== NO_MUNICIPALITY);
  if (place === undefined) return plainHtml;
  const marked = toItem(place.slug, place.title, ' aria-current="true"');
  return plainHtml.replace(plain.get(place.slug) ?? "", () => marked);
}

function toItem(slug: string, title: string, mark: string): string {
  // Short, as it stands on every page: a button in a form submits it, and an item ends where the next begins. Twice the same word
  // costs less than two that differ by a capital, and means the same place (domain/municipality/municipality.ts).
  const value = title.toLowerCase() === slug ? title : slug;
  return `<li><button name="municipality" value="${escapeHtml(value)}"${mark}>${escapeHtml(title)}</button>`;
}
