/** Comfort for a disclosure with a list of buttons: Escape, outside click, arrow keys, type-ahead, and the event "opened". */
export function enhance(element: HTMLElement): void {
  const details = element as HTMLDetailsElement;
  const summary = details.querySelector("summary");
  const options = [...details.querySelectorAll<HTMLButtonElement>("button")];

  details.addEventListener("toggle", () => {
    if (!details.open) return;
    details.dispatchEvent(new CustomEvent("opened", { bubbles: true }));
    details.querySelector<HTMLElement>("[aria-current]")?.scrollIntoView({ block: "nearest" });
  });

  document.addEventListener("pointerdown", (event) => {
    if (details.open && !details.contains(event.target as Node)) details.open = false;
  });

  details.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && details.open) {
      details.open = false;
      summary?.focus();
      return;
    }
    // Combinations such as Ctrl+F are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = decideTarget(options, event.key);
    if (target === null || (!details.open && event.key !== "ArrowDown")) return;
    event.preventDefault();
    details.open = true;
    target.focus();
  });
}

function decideTarget(options: HTMLButtonElement[], key: string): HTMLButtonElement | null {
  const index = options.indexOf(document.activeElement as HTMLButtonElement);
  if (key === "ArrowDown") return options[Math.min(index + 1, options.length - 1)] ?? null;
  if (key === "ArrowUp") return options[Math.max(index - 1, 0)] ?? null;
  if (key === "Home") return options[0] ?? null;
  if (key === "End") return options.at(-1) ?? null;
  if (key.length !== 1 || key === " ") return null;
  const startsWith = (option: HTMLButtonElement) =>
    option.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()) ?? false;
  return options.slice(index + 1).find(startsWith) ?? options.find(startsWith) ?? null;
}
