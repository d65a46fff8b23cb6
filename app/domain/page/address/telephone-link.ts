/** `tel:` of a number as printed in Austria: with the country code, except for short emergency numbers. */
export function toTelephoneLink(text: string): string {
  const digits = text.replace(/[^\d+]/g, "").replace(/^00/, "+");
  return `tel:${digits.startsWith("0") ? `+43${digits.slice(1)}` : digits}`;
}
