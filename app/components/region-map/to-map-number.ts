/** A length of a drawing to the hundredth of a unit, which nobody sees: what is computed would have sixteen digits in the document. */
export const toMapNumber = (value: number): number => Number(value.toFixed(2));
