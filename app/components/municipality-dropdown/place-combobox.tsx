import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { decideOption, findPlaces, type Place } from "./find-places.ts";

const LIST = "gemeinden-liste";

type PlaceComboboxProps = {
  places: readonly Place[];
  chosen: string | null;
  fieldRef: RefObject<HTMLInputElement | null>;
  onChoose: (slug: string) => void;
};

const toOptionId = (index: number) => `${LIST}-${index}`;

/** A field to type in, and the places that it finds: a combobox whose list is always open while the dropdown is. */
export function PlaceCombobox({ places, chosen, fieldRef, onChoose }: PlaceComboboxProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const found = findPlaces(places, typed);

  // A reader may have opened the dropdown before it was awake.
  useEffect(() => {
    if (fieldRef.current?.closest("details")?.open) fieldRef.current.focus();
  }, [fieldRef]);
  useEffect(() => {
    listRef.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const followKeys = (event: KeyboardEvent) => {
    const place = found[active] ?? (typed === "" ? undefined : found[0]);
    if (event.key === "Enter" && place !== undefined) {
      event.preventDefault();
      onChoose(place.slug);
    }
    const next = decideOption(found.length, active, event.key);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <>
      <input
        ref={fieldRef}
        type="text"
        role="combobox"
        aria-label="Gemeinde suchen"
        placeholder="Gemeinde suchen"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={LIST}
        aria-activedescendant={active < 0 ? undefined : toOptionId(active)}
        className="places-field"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
        }}
        onKeyDown={followKeys}
      />
      <div ref={listRef} role="listbox" id={LIST} className="places" aria-label="Gemeinden">
        {found.map(({ slug, title }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          <div
            key={slug}
            id={toOptionId(index)}
            role="option"
            aria-selected={slug === chosen}
            data-active={index === active ? "" : undefined}
            onClick={() => onChoose(slug)}
          >
            {title}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? "px-3.5 py-2 text-soft" : "sr-only"}>
        {found.length === 0 ? "Keine Gemeinde heißt so." : typed !== "" && `${found.length} gefunden`}
      </p>
    </>
  );
}
