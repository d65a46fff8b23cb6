import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { toMunicipalitySlug } from "#app/domain/municipality/municipality-slug.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { useStore } from "#app/islands/react/use-store.ts";
import { municipalityStore } from "#app/islands/stores/municipality-store.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { Place } from "./find-places.ts";
import { PlaceCombobox } from "./place-combobox.tsx";
import { PLACES_ID } from "./places-id.ts";

type MunicipalityDropdownProps = {
  chosen: { slug: string; title: string } | null;
  /** The form with the places: it stays the server's. */
  children?: ReactNode;
};

/**
 * A disclosure (rules 2.5) with the server's form; with script a field to type in stands in its place, which sends it. It also closes on
 * Escape and outside clicks, and emits "opened".
 */
function MunicipalityDropdown({ chosen, children }: MunicipalityDropdownProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const slug = useStore(municipalityStore, chosen?.slug ?? null);
  const places = usePlaces(detailsRef);
  const title = places.find((place) => place.slug === slug)?.title ?? (places.length > 0 ? null : chosen?.title);
  useCloseOutside(detailsRef);
  return (
    <details
      ref={detailsRef}
      className="print:hidden"
      data-popup=""
      // Readers may open it before it is awake.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        currentTarget.dispatchEvent(new CustomEvent("opened", { bubbles: true }));
        fieldRef.current?.focus();
      }}
      onKeyDown={followKeys}
    >
      <summary className="tool list-none">
        <Icon name="pin" />
        {/* The browser knows the name earlier (shell/document/early-script.ts). */}
        <span data-chosen-city="" suppressHydrationWarning>
          {title ?? "Gemeinde auswählen"}
        </span>
        <Icon name="down" className="size-4" />
      </summary>
      <div className="places-box" id={PLACES_ID}>
        {places.length > 0 && (
          <PlaceCombobox
            places={places}
            chosen={slug}
            fieldRef={fieldRef}
            onChoose={(choice) => send(detailsRef.current, choice)}
          />
        )}
        <Slot hidden={places.length > 0}>{children}</Slot>
      </div>
    </details>
  );
}

/** Read from the server's form, which knows them all; none before it is awake. */
function usePlaces(ref: RefObject<HTMLDetailsElement | null>): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const options = ref.current?.querySelector("select")?.options ?? [];
    setPlaces([...options].map(({ value, text }) => ({ slug: toMunicipalitySlug(value), title: text })));
  }, [ref]);
  return places;
}

function send(details: HTMLDetailsElement | null, slug: string): void {
  const select = details?.querySelector("select");
  const option = [...(select?.options ?? [])].find(({ value }) => toMunicipalitySlug(value) === slug);
  if (option === undefined) return;
  option.selected = true;
  select?.form?.requestSubmit();
}

function useCloseOutside(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (ref.current?.open && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [ref]);
}

function followKeys(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: details, key } = event;
  if (key === "Escape" && details.open) {
    details.open = false;
    details.querySelector("summary")?.focus();
  }
  if (key === "ArrowDown" && !details.open) {
    event.preventDefault();
    details.open = true;
  }
}

export const MunicipalityDropdownIsland = defineIsland("municipality-dropdown", MunicipalityDropdown);
