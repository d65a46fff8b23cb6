import { useEffect } from "react";
import { defineIsland } from "#app/islands/define-island.ts";

const PLACE = "[data-front-place]";

/** By the browser's own drag events; what is dropped is sent as a form. Touch screens have none, so a phone has the buttons alone. */
function FrontDrag({ formId }: { formId: string }) {
  useEffect(() => {
    let dragged: HTMLElement | null = null;
    const findPlace = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>(PLACE) : null);
    const mark = (place: HTMLElement | null) => {
      for (const one of document.querySelectorAll<HTMLElement>("[data-over]")) delete one.dataset.over;
      if (place !== null && place !== dragged) place.dataset.over = "";
    };
    const places = [...document.querySelectorAll<HTMLElement>(`${PLACE}[data-post]`)];
    for (const place of places) place.draggable = true;
    const stop = new AbortController();
    const listen = (type: string, act: (event: DragEvent) => void) =>
      document.addEventListener(type, act as EventListener, { signal: stop.signal });
    listen("dragstart", (event) => {
      // Text of a field is dragged as text.
      if (event.target instanceof HTMLElement && event.target.matches(PLACE)) dragged = event.target;
    });
    listen("dragover", (event) => {
      const place = findPlace(event);
      if (dragged === null || place === null) return;
      event.preventDefault();
      mark(place);
    });
    listen("dragend", () => {
      dragged = null;
      mark(null);
    });
    listen("drop", (event) => {
      const [from, to] = [dragged, findPlace(event)];
      if (from === null || to === null || from === to) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const values = { from: from.dataset.frontPlace, to: to.dataset.frontPlace, post: from.dataset.post };
      for (const [name, value = ""] of Object.entries(values)) {
        const input = form.elements.namedItem(name);
        if (input instanceof HTMLInputElement) input.value = value;
      }
      form.requestSubmit();
    });
    return () => {
      stop.abort();
      for (const place of places) place.draggable = false;
    };
  }, [formId]);
  return null;
}

export const FrontDragIsland = defineIsland("front-drag", FrontDrag);
