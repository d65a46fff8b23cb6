/** Whether a voice speaks German. Some devices write "de_AT". */
export function isGerman({ lang }: { lang: string }): boolean {
  return /^de([-_]|$)/i.test(lang);
}
