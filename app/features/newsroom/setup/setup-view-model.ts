/** What a paper still lacks, as the page for operators says it: each thing with its state and its one command. */
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { portalLook } from "#app/configuration/portal-look.ts";
import { toLastBackup } from "#app/features/newsroom/status/machine-view-model.ts";
import type { WireSetup } from "#app/loaders/newsroom/require-setup.ts";
import { legalPages } from "#shared/rules/legal-pages.ts";
import type { SetupStep, SetupView } from "./setup-view.ts";

/** An address that nobody can have. */
const SAMPLE_ADDRESS = /\.example>?$/;

export function toSetupView({ setup, machine }: WireSetup, now: Date): SetupView {
  const steps = [
    toBrand(),
    toLegalPages(setup),
    toStaff(setup),
    toContent(setup),
    toComments(setup),
    toMail(setup, machine),
    ...(machine === null ? [] : [toBackup(machine, now)]),
  ];
  const open = steps.filter(({ tone }) => tone !== "good").length;
  const summary = open === 0 ? "Alles ist eingerichtet." : `${open} von ${steps.length} Punkten sind noch offen.`;
  return { summary, steps };
}

function toBrand(): SetupStep {
  // Those that come with the project are samples, and no company's.
  const isOwn = portalLook.legal.company !== null;
  return {
    title: "Marke",
    state: isOwn ? portalBrand.name : `${portalBrand.name} ist noch ein Beispiel, ohne Unternehmen`,
    tone: isOwn ? "good" : "warn",
    text: "Name, Farben, Logo, Schriften, Menüs und die Angaben zum Unternehmen, zum Ansehen unter „Marke“.",
    command: isOwn ? null : "cp -r app/configuration/brands/tauernlicht app/configuration/brands/deine",
    document: "docs/brand.md",
  };
}

function toLegalPages({ legal_pages: there }: WireSetup["setup"]): SetupStep {
  const missing = Object.entries(legalPages).flatMap(([slug, title]) => (there.includes(slug) ? [] : [title]));
  return {
    title: "Rechtliche Seiten",
    state: missing.length === 0 ? "alle da" : `es fehlen: ${missing.join(", ")}`,
    tone: missing.length === 0 ? "good" : "warn",
    text: "Sie kommen aus Vorlagen, die deine Angaben ausfüllen.",
    command: missing.length === 0 ? null : "npm run import -- --particulars DATEI",
    document: "docs/import.md",
  };
}

function toStaff({ staff_count: count, administrator_count: administrators }: WireSetup["setup"]): SetupStep {
  const people = count === 1 ? "1 Mensch mit Zugang" : `${count} Menschen mit Zugang`;
  const isEnough = administrators >= 2;
  return {
    title: "Team",
    state: isEnough ? people : `${people}, ${administrators === 0 ? "niemand" : "nur einer"} mit allen Rechten`,
    tone: isEnough ? "good" : "warn",
    text: "Zwei sollen alle Rechte haben, damit ein verlorener Zugang niemanden aussperrt.",
    command: isEnough ? null : 'npm run staff -- --add "Name" --mail ADRESSE --role verwaltung',
    document: "docs/deploy.md",
  };
}

function toContent({ post_count: count, wordpress }: WireSetup["setup"]): SetupStep {
  const state = count === 0 ? "noch kein Beitrag" : count >= 1000 ? "mehr als 1.000 Beiträge" : `${count} Beiträge`;
  return {
    title: "Inhalt",
    state: wordpress === null ? state : `${state}, verbunden mit ${new URL(wordpress).host}`,
    tone: count === 0 ? "warn" : "good",
    text:
      count === 0
        ? "Schreib den ersten Beitrag unter „Beiträge“. Oder bring ein WordPress: Zum Ausprobieren liegt ein kleiner Export bei."
        : "Ein WordPress, in dem weitergeschrieben wird, hält die Brücke im Gleichschritt.",
    command: count === 0 ? "npm run import -- --wxr docs/wordpress/sample-export.xml" : null,
    document: "docs/import.md",
  };
}

function toComments({ comment_rule: rule }: WireSetup["setup"]): SetupStep {
  return {
    title: "Kommentare",
    state: rule === null ? "noch nicht gewählt, ob und wie sie angenommen werden" : commentTexts[rule],
    tone: rule === null ? "warn" : "good",
    text: "Gewählt wird unter „Kommentare“, „Regeln für Kommentare“: als Vorgabe, je Rubrik und je Beitrag.",
    command: null,
    document: "docs/architecture.md",
  };
}

const commentTexts: Record<NonNullable<WireSetup["setup"]["comment_rule"]>, string> = {
  AFTER: "erscheinen sofort, gelesen wird nachher",
  BEFORE: "jeder wird gelesen, bevor er erscheint",
  CLOSED: "keine",
};

function toMail({ mail_from: sender }: WireSetup["setup"], machine: WireSetup["machine"]): SetupStep {
  const isSample = SAMPLE_ADDRESS.test(sender);
  const isDelivered = machine === null || machine.is_mail_delivered;
  const state = isSample ? `Absender ist ein Beispiel: ${sender}` : `Absender ${sender}`;
  return {
    title: "Mail",
    state: isDelivered ? state : `${state}; Mails bleiben Dateien auf diesem Rechner`,
    tone: isDelivered && !isSample ? "good" : "warn",
    text: "Bestätigungen, neue Passwörter und Newsletter brauchen einen Mailserver.",
    command: isDelivered ? null : "MAIL_SMTP_URL=smtps://name:passwort@mail.deine.zeitung:465",
    document: machine === null ? "docs/deploy.md" : "docs/one-machine.md",
  };
}

function toBackup(machine: NonNullable<WireSetup["machine"]>, now: Date): SetupStep {
  const { text, tone } = toLastBackup(machine, now);
  return {
    title: "Sicherung",
    state: text,
    tone,
    text: "Jede Nacht, auf einen anderen Rechner. Von Zeit zu Zeit spielst du eine zur Probe zurück.",
    command: tone === "good" ? null : "npm run backup -- --to ORDNER",
    document: "docs/backup.md",
  };
}
