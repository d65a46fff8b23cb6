/** `tel:` of a number as it is printed in Austria: with the country's code, except for short numbers of emergencies. */
export function toTelephoneLink(text: string): string {
  const digits = text.replace(/[^\d+]/g, "").replace(/^00/, "+");
  return `tel:${digits.startsWith("0") ? `+43${digits.slice(1)}` : digits}`;
}
