/** The frames with the offer and with a promotion's template. */
import * as v from "valibot";
import { escapeHtml } from "#workers/stand-ins/local-server.ts";
import { readFields, toFrame } from "#workers/stand-ins/paywall/answers.ts";
import {
  PROMOTION_TEMPLATE_ID,
  PUR_RID,
  type Resource,
  resources,
  type Term,
  toTermInfo,
} from "#workers/stand-ins/paywall/catalogue.ts";
import type { Route } from "#workers/stand-ins/paywall/provider.ts";

const question = v.object({ termIds: v.optional(v.string(), ""), templateId: v.optional(v.string(), "") });

async function showOffer(request: Request): Promise<Response> {
  const { termIds, templateId } = await readFields(request, question);
  const wanted = termIds.split(",").filter((termId) => termId !== "");
  const shown = resources
    .map((resource) => ({
      ...resource,
      terms: resource.terms.filter(({ termId }) => wanted.length === 0 || wanted.includes(termId)),
    }))
    .filter(({ terms }) => terms.length > 0);
  return toFrame(request, "offer.html", {
    heading: escapeHtml(toHeading(shown, templateId)),
    resources: shown.map((resource, index) => toResource(resource, index === 0)).join("\n"),
  });
}

function toHeading(shown: readonly Resource[], templateId: string): string {
  if (templateId === PROMOTION_TEMPLATE_ID) return "Dein Abo für die ganze Region";
  if (shown.length > 0 && shown.every(({ rid }) => rid === PUR_RID)) return "Talblick mit weniger Werbung";
  return "Weiterlesen mit einem Abo";
}

function toResource({ rid, name, lead, terms }: Resource, isFirst: boolean): string {
  const choices = terms.map((term, index) => toChoice(term, isFirst && index === 0)).join("\n");
  return `<fieldset class="product" id="${rid}">
<legend>${escapeHtml(name)}</legend>
<p class="lead">${escapeHtml(lead)}</p>
<div class="choices">${choices}</div>
</fieldset>`;
}

function toChoice(term: Term, isChosen: boolean): string {
  const info = escapeHtml(JSON.stringify(toTermInfo(term)));
  const checked = isChosen ? " checked" : "";
  return `<label class="choice"><input type="radio" name="termId" value="${term.termId}" data-term="${info}"${checked}> <span>${escapeHtml(term.priceText)}</span></label>`;
}

export const offerRoutes: Route[] = [
  { method: "GET", path: "/checkout/offer/show", answer: showOffer },
  { method: "GET", path: "/checkout/template/show", answer: (request) => toFrame(request, "template.html") },
];
