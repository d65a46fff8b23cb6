/** Words that stand everywhere and mean nothing alone; they are indexed, so that phrases are found, but not asked for. */
import { foldWord } from "./words.ts";

export const stopWords: ReadonlySet<string> = new Set(
  `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein dem den denn der
   des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer
   für gegen hat hatte haben hier hinter ich ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein
   keine können man mehr mein mich mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit
   sich sie sind so soll über um und uns unser unter vom von vor wann war waren warum was weil welche wenn wer werden wie will wir
   wird wo wurde wurden zu zum zur zwischen`
    .split(/\s+/)
    .map(foldWord),
);
