/** Said after the label of a field that may stay empty. */
export function Optional() {
  return <span className="font-normal text-soft"> (optional)</span>;
}
