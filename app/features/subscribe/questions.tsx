import { readerService } from "#app/configuration/reader-service.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

/** What readers ask before they order. */
export function Questions({ printCardPath }: { printCardPath: string }) {
  const questions: { question: string; answer: React.ReactNode }[] = [
    {
      question: "Wie kündige ich?",
      answer: (
        <>
          In deinem{" "}
          <a href="/profil#abo" className="text-link">
            Profil
          </a>{" "}
          oder mit einer E-Mail an{" "}
          <a href={`mailto:${readerService.email}`} className="text-link">
            {readerService.email}
          </a>
          . Was du bezahlt hast, liest du bis zum Ende der Laufzeit weiter.
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
          <a href={printCardPath} className="text-link">
            Abokarte aktivieren
          </a>
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
    <section className="abo-section" aria-labelledby="fragen-titel">
      <h2 id="fragen-titel">Häufige Fragen</h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              {question}
              <Icon name="down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
