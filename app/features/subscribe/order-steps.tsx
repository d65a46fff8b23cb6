const steps = ["Abo wählen", "Anmelden", "Bezahlen"];

/** How far the order has come. `current` counts from 0. */
export function OrderSteps({ current }: { current: number }) {
  return (
    <ol className="order-steps" aria-label="Schritte der Bestellung">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? "step" : undefined} data-done={index < current ? "" : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
