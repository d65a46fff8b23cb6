/** By law, of any paper that sells something (docs/import.md). Mails and pages lead to these addresses, so they stay what they are. */
export const legalPages = {
  impressum: "Impressum",
  datenschutz: "Datenschutz",
  agb: "AGB",
  widerruf: "Widerruf",
  barrierefreiheit: "Barrierefreiheit",
} as const;

export const isLegalPage = (slug: string): boolean => Object.hasOwn(legalPages, slug);
