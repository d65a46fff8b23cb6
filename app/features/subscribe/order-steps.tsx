const steps = ["Abo wählen", "Anmelden", "Bezahlen"];

const stepClass =
  "flex items-center gap-2 [counter-increment:step] before:inline-flex before:size-[1.6rem] before:items-center before:justify-center before:rounded-[50%] before:border before:leading-none before:font-[650]";

/** `ahead`: how many steps are still before it. */
function toLook(ahead: number): string {
  if (ahead === 0)
    return "font-[650] text-ink before:border-plus before:bg-plus before:text-ground before:content-[counter(step)]";
  if (ahead < 0) return "before:border-plus before:text-plus before:content-['✓'/counter(step)]";
  return "before:border-current before:content-[counter(step)]";
}

/** How far the order has come. `current` counts from 0. */
export function OrderSteps({ current }: { current: number }) {
  return (
    <ol
      className="mb-6 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-soft [counter-reset:step]"
      aria-label="Schritte der Bestellung"
    >
      {steps.map((step, index) => (
        <li
          key={step}
          className={`${stepClass} ${toLook(index - current)}`}
          aria-current={index === current ? "step" : undefined}
          data-done={index < current ? "" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
