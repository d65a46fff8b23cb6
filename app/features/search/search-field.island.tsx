import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { goTo } from "#app/browser/loading/go-to.ts";
import { MAX_QUERY_LENGTH } from "#app/domain/search/search-address.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { fieldInput } from "#app/ui/field/field-class.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { decideKey } from "./decide-key.ts";
import type { Suggestion } from "./suggestion.ts";
import { useSuggestions } from "./use-suggestions.ts";

const LIST = "suche-vorschlaege";
const toOptionId = (index: number) => `${LIST}-${index}`;

/** The field of the search: an editable combobox with a list of suggestions (ARIA APG). Without script a plain field. */
function SearchField({ query }: { query: string }) {
  const inputRef = useRef<HTMLInputElement>(null);
  /** The text typed since the field was entered; null when nothing is to be suggested. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const isOpen = typed !== null && suggestions.length > 0;

  // The text that was typed before hydration.
  useEffect(() => {
    const input = inputRef.current;
    if (input !== null && input === document.activeElement && input.value !== query) setTyped(input.value);
  }, [query]);

  // The address holds only parameters that are set.
  useEffect(() => {
    const form = inputRef.current?.form;
    form?.addEventListener("formdata", leaveOutEmpty);
    return () => form?.removeEventListener("formdata", leaveOutEmpty);
  }, []);

  function close(): void {
    setTyped(null);
    setActive(-1);
  }

  function choose({ link, title }: Suggestion): void {
    close();
    if (link !== null) {
      goTo(link);
      return;
    }
    const input = inputRef.current;
    if (input === null) return;
    input.value = title;
    input.form?.requestSubmit();
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>): void {
    const decision = decideKey(event, { active, count: isOpen ? suggestions.length : 0 });
    if (decision === null) return;
    if (decision.kind !== "close" || isOpen) event.preventDefault();
    if (decision.kind === "close") close();
    else if (decision.kind === "open") setTyped(event.currentTarget.value);
    else if (decision.kind === "move") setActive(decision.to);
    else {
      const chosen = suggestions[active];
      if (chosen !== undefined) choose(chosen);
    }
  }

  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor="suche-q" className="sr-only">
        Suchbegriff
      </label>
      <input
        ref={inputRef}
        id="suche-q"
        name="q"
        // A field of the type search may not be a combobox (ARIA in HTML).
        type="text"
        // biome-ignore lint/a11y/noAutofocus: who comes to the empty search comes to type
        autoFocus={query === ""}
        // Readers may type before it is awake.
        defaultValue={query}
        suppressHydrationWarning
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder="Wonach suchst du?"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={LIST}
        aria-activedescendant={isOpen && active >= 0 ? toOptionId(active) : undefined}
        className={`w-full ${fieldInput}`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={followKey}
        onBlur={close}
      />
      <div
        id={LIST}
        role="listbox"
        aria-label="Vorschläge"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-sm border border-rule bg-ground py-1 [box-shadow:0_8px_24px_rgb(0_0_0/0.14)]"
      >
        {isOpen &&
          suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={`${suggestion.link} ${suggestion.title}`}
              id={toOptionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 leading-snug hover:bg-surface aria-selected:bg-surface"
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.kind === null ? (
                <Icon name="search" className="size-4 shrink-0 text-soft" />
              ) : (
                <span className="w-18 shrink-0 text-[0.875rem] text-soft">{suggestion.kind}</span>
              )}
              <span className="min-w-0">{suggestion.title}</span>
            </div>
          ))}
      </div>
      <p className="sr-only" role="status">
        {isOpen && (suggestions.length === 1 ? "1 Vorschlag" : `${suggestions.length} Vorschläge`)}
      </p>
    </div>
  );
}

function leaveOutEmpty({ formData }: FormDataEvent): void {
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
}

export const SearchFieldIsland = defineIsland("search-field", SearchField);
