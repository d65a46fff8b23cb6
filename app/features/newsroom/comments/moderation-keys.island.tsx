import { useEffect, useRef, useState } from "react";
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { findKey, KEYS_OFF_KEY, moderationKeys } from "#app/domain/newsroom/moderation-keys.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

/**
 * Single keys press what the page has (`data-key`), and open what has fields. Each can be turned off, for those whose speech or tremor
 * would press them (WCAG 2.1.4).
 */
function ModerationKeys({ isCase }: { isCase: boolean }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const help = useRef<HTMLDetailsElement>(null);
  const isSent = useRef(false);

  useEffect(() => setOn(readStorage(KEYS_OFF_KEY) === null), []);
  useEffect(() => {
    const wake = () => {
      isSent.current = false;
    };
    // Who comes back finds the page as it was.
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);
  useEffect(() => {
    if (isOn !== true) return;
    const root = document.documentElement;
    root.dataset.keys = "on";
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = target?.closest("input, textarea, select, [contenteditable]") != null;
      const key = findKey(event, isTyping);
      if (key === null || isSent.current) return;
      if (key === "leave") {
        target?.closest("details")?.removeAttribute("open");
        target?.blur();
        return;
      }
      if (key === "send") {
        const form = target?.closest("form");
        if (form == null || form.method === "get") return;
        isSent.current = true;
        form.requestSubmit();
        return;
      }
      if (key === "?") {
        if (help.current !== null) help.current.open = !help.current.open;
        help.current?.querySelector("summary")?.focus();
        return;
      }
      const element = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (element === null) return;
      event.preventDefault();
      if (element instanceof HTMLDetailsElement) open(element);
      else {
        isSent.current = true;
        element.click();
      }
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      delete root.dataset.keys;
    };
  }, [isOn]);

  if (isOn === null) return null;
  function toggle(): void {
    if (isOn === true) writeStorage(KEYS_OFF_KEY, "1");
    else removeStorage(KEYS_OFF_KEY);
    setOn(isOn !== true);
  }
  return (
    <details ref={help} className="group print:hidden" data-keys-help>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        Tasten{isOn ? "" : " (ausgeschaltet)"}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5">
        {moderationKeys
          .filter(({ on }) => on === "both" || on === (isCase ? "case" : "list"))
          .map(({ keys, text }) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-xs border border-rule bg-surface px-1.5 font-sans text-[0.875rem]">{keys}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <Button type="button" tone="quiet" className="mt-4" onClick={toggle}>
        {isOn ? "Tasten ausschalten" : "Tasten einschalten"}
      </Button>
    </details>
  );
}

function open(details: HTMLDetailsElement): void {
  details.open = true;
  details.scrollIntoView({ block: "nearest" });
  details.querySelector<HTMLElement>("select, textarea, input:not([type=hidden]), button")?.focus();
}

export const ModerationKeysIsland = defineIsland("moderation-keys", ModerationKeys);
