import { type KeyboardEvent, useEffect, useState } from "react";
import { findNewBlocks, type NewBlockName } from "#app/features/newsroom/desk/editor/commands/new-blocks.ts";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";

type InsertMenuProps = {
  /** A ticker may be put in. */
  hasTicker: boolean;
  onChoose: (name: NewBlockName) => void;
  onSlash: () => void;
};

const toOptionId = (name: string) => `desk-new-${name}`;

/** All blocks, found by typing; the arrows go through the list while the focus stays in the field. */
export function InsertMenu({ hasTicker, onChoose, onSlash }: InsertMenuProps) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = findNewBlocks(typed, hasTicker);
  const current = found[Math.min(at, found.length - 1)];
  useEffect(() => {
    if (current !== undefined) document.getElementById(toOptionId(current.name))?.scrollIntoView({ block: "nearest" });
  }, [current]);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // The sign itself is wanted.
    if (event.key === "/" && typed === "") onSlash();
    else if (event.key === "ArrowDown") setAt((at + 1) % Math.max(1, found.length));
    else if (event.key === "ArrowUp") setAt((at - 1 + found.length) % Math.max(1, found.length));
    else if (event.key === "Enter" && current !== undefined) onChoose(current.name);
    else return;
    event.preventDefault();
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1">
        <label htmlFor="desk-new" className={fieldLabel}>
          Was kommt in den Text?
        </label>
        <input
          id="desk-new"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="desk-new-list"
          aria-activedescendant={current === undefined ? undefined : toOptionId(current.name)}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className={fieldInput}
        />
      </div>
      <div
        id="desk-new-list"
        role="listbox"
        aria-label="Bausteine"
        className="grid max-h-[50dvh] grid-cols-1 overflow-y-auto sm:grid-cols-2"
      >
        {found.map(({ name, title, text }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={name}
            id={toOptionId(name)}
            role="option"
            tabIndex={-1}
            aria-selected={name === current?.name}
            onClick={() => onChoose(name)}
            className="cursor-pointer rounded-sm px-3 py-2 leading-[1.35] hover:bg-surface aria-selected:bg-surface"
          >
            <b className="block font-semibold">{title}</b>
            <span className="text-[0.9375rem] text-soft">{text}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="text-soft">
          Keinen Baustein gefunden, der so heißt.
        </p>
      )}
    </div>
  );
}
