import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { useStore } from "#app/islands/react/use-store.ts";
import { municipalityStore } from "#app/islands/stores/municipality-store.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { decideOption } from "./decide-option.ts";

type MunicipalityDropdownProps = {
  chosen: { slug: string; title: string } | null;
  /** The form with the places: it stays the server's. */
  children?: ReactNode;
};

/** A disclosure (rules 2.5) that also closes on Escape and outside clicks, moves with the keys of a list and emits "opened". */
function MunicipalityDropdown({ chosen, children }: MunicipalityDropdownProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const title = useChosenTitle(detailsRef, chosen);
  useCloseOutside(detailsRef);
  return (
    <details
      ref={detailsRef}
      className="relative"
      data-popup=""
      // Readers may open it before it is awake.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => announceOpened(currentTarget)}
      onKeyDown={followKeys}
    >
      <summary className="tool list-none">
        <Icon name="pin" />
        {/* The browser knows the name earlier (shell/document/early-script.ts). */}
        <span className="max-md:sr-only" data-chosen-city="" suppressHydrationWarning>
          {title ?? "Gemeinde auswählen"}
        </span>
        <Icon name="down" className="size-4 max-md:hidden" />
      </summary>
      <Slot className="places-box">{children}</Slot>
    </details>
  );
}

/** Follows the cookie, and marks its place in the list, which knows all titles. */
function useChosenTitle(ref: RefObject<HTMLDetailsElement | null>, chosen: MunicipalityDropdownProps["chosen"]): string | null {
  const slug = useStore(municipalityStore, chosen?.slug ?? null);
  const [title, setTitle] = useState(chosen?.title ?? null);
  useEffect(() => {
    const options = readOptions(ref.current);
    for (const option of options) option.ariaCurrent = isOf(option, slug) ? "true" : null;
    setTitle(options.find((option) => isOf(option, slug))?.textContent ?? null);
  }, [ref, slug]);
  return title;
}

/** A place's value is its slug, or its name where only the capital differs. */
function isOf({ value }: HTMLButtonElement, slug: string | null): boolean {
  return value.toLowerCase() === slug;
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

function announceOpened(details: HTMLDetailsElement): void {
  if (!details.open) return;
  details.dispatchEvent(new CustomEvent("opened", { bubbles: true }));
  details.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

function followKeys(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: details, key } = event;
  if (key === "Escape" && details.open) {
    details.open = false;
    details.querySelector("summary")?.focus();
    return;
  }
  // Combinations such as Ctrl+F are the browser's.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!details.open && key !== "ArrowDown") return;
  const options = readOptions(details);
  const current = options.indexOf(document.activeElement as HTMLButtonElement);
  const target = decideOption(
    options.map(({ textContent }) => textContent),
    current,
    key,
  );
  if (target === null) return;
  event.preventDefault();
  details.open = true;
  options[target]?.focus();
}

function readOptions(details: HTMLDetailsElement | null): HTMLButtonElement[] {
  return [...(details?.querySelectorAll("button") ?? [])];
}

export const MunicipalityDropdownIsland = defineIsland("municipality-dropdown", MunicipalityDropdown);
