import { readerService } from "#app/configuration/reader-service.ts";
import { PROFILE_ABO_PATH } from "#app/domain/subscription/abo-path.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { AboSection } from "./abo-section.tsx";

/** What readers ask before they order. */
export function Questions({ printCardPath }: { printCardPath: string }) {
  const questions: { question: string; answer: React.ReactNode }[] = [
    {
      question: "Wie kündige ich?",
      answer: (
        <>
          In deinem <TextLink href={PROFILE_ABO_PATH}>Profil</TextLink> oder mit einer E-Mail an{" "}
          <TextLink href={`mailto:${readerService.email}`}>{readerService.email}</TextLink>. Was du bezahlt hast, liest du bis zum
          Ende der Laufzeit weiter.
        </>
      ),
    },
    {
      question: "Worin unterscheiden sich Plus und Pur?",
      answer:
        "Mit Plus liest du alle Artikel. Mit Pur siehst du weniger Werbung, liest aber nur die freien Artikel. Plus Premium ist beides in einem.",
    },
    {
      question: "Ich habe die gedruckte Zeitung. Muss ich noch einmal zahlen?",
      answer: (
        <>
          Halte deine Abokarte bereit: Mit Abonummer und Nachnamen sehen wir nach, was für dein Print-Abo möglich ist.{" "}
          <TextLink href={printCardPath}>Abokarte aktivieren</TextLink>
        </>
      ),
    },
    {
      question: "Auf wie vielen Geräten kann ich lesen?",
      answer: "Auf allen, auf denen du dich mit deinem Konto anmeldest. In deinem Profil siehst du, wo du angemeldet bist.",
    },
    {
      question: "Wie kann ich bezahlen?",
      answer:
        "Die Zahlung wickelt unser Zahlungsanbieter ab. Welche Zahlungsarten es gibt, siehst du dort, bevor du bestellst. Deine Kartendaten bekommen wir nicht.",
    },
    {
      question: "Kann ich später wechseln?",
      answer:
        "Ja. Wer Plus hat, kann Plus Premium dazu bestellen. Das bisherige Abo endet dadurch nicht von selbst; du kündigst es in deinem Profil.",
    },
  ];
  return (
    <AboSection titleId="fragen-titel" title="Häufige Fragen">
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="border-b border-b-rule first:border-t first:border-t-strong-rule">
            <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-[0.6rem] text-[1.125rem] leading-[1.35] font-semibold hover:text-accent">
              {question}
              <Icon name="down" className="size-5 flex-none in-open:rotate-180" />
            </summary>
            <p className="max-w-160 pb-[1.1rem] leading-[1.5]">{answer}</p>
          </details>
        ))}
      </div>
    </AboSection>
  );
}
