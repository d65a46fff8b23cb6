import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { breakingSubject, type OfferedSubject, toPushName } from "#app/domain/push/push-subject.ts";
import { hours, usualQuiet, type Wishes } from "#app/domain/push/push-wishes.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { Support } from "./push-device.client.ts";

type NoticesProps = {
  siteKey: string;
  isSignedIn: boolean;
  /** What is followed, and live tickers that go on. */
  subjects: readonly OfferedSubject[];
};

const device = () => import("./push-device.client.ts");

const impossible: Readonly<Record<Exclude<Support, "possible">, string>> = {
  "home-screen":
    "Auf iPhone und iPad gibt es Benachrichtigungen nur vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne diese Seite von dort.",
  none: "Dieser Browser kann keine Benachrichtigungen dieser Seite empfangen.",
  denied:
    "Du hast Benachrichtigungen dieser Seite in deinem Browser abgelehnt. Erlaube sie in seinen Einstellungen für diese Website, und lade die Seite neu.",
};

/** This device: whether it gets notices, of what and when. Nothing is asked for before the button is pressed. */
function Notices({ siteKey, isSignedIn, subjects }: NoticesProps) {
  const [support, setSupport] = useState<Support | null>(null);
  const [isOn, setOn] = useState(false);
  const [wishes, setWishes] = useState<Wishes>(() => ({
    subjects: [breakingSubject, ...subjects],
    replies: isSignedIn,
    quiet: usualQuiet,
  }));
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState<{ text: string; isWrong: boolean } | null>(null);

  useEffect(() => {
    device()
      .then(async ({ decideSupport, readDevice }) => {
        const found = decideSupport();
        const kept = found === "possible" ? await readDevice() : null;
        if (kept !== null) setWishes(kept);
        setOn(kept !== null);
        setSupport(found);
      })
      .catch((error: unknown) => {
        logError("What this device is told of is not known", error);
        setSupport("possible");
      });
  }, []);

  /** One thing at a time. */
  async function act(work: () => Promise<string | null>, done: string): Promise<void> {
    setBusy(true);
    say(null);
    try {
      const problem = await work();
      say({ text: problem ?? done, isWrong: problem !== null });
    } catch (error) {
      logError("A change of notices failed", error);
      say({ text: "Das hat nicht geklappt. Versuche es später noch einmal.", isWrong: true });
    }
    setBusy(false);
  }

  const turnOn = () =>
    act(async () => {
      const outcome = await (await device()).turnOn(siteKey, wishes);
      if ("message" in outcome) return outcome.message;
      setWishes(outcome.wishes);
      setOn(true);
      return null;
    }, "Eingeschaltet. Du bekommst auf diesem Gerät, was unten angekreuzt ist.");
  const turnOff = () =>
    act(async () => {
      await (await device()).turnOff();
      setOn(false);
      return null;
    }, "Ausgeschaltet. Dieses Gerät bekommt nichts mehr.");
  const test = () => act(async () => (await device()).sendTest(), "Gesendet. Sie sollte gleich da sein.");

  function wish(changed: Wishes): void {
    setWishes(changed);
    if (isOn)
      void act(async () => {
        const outcome = await (await device()).change(changed);
        return "message" in outcome ? outcome.message : null;
      }, "Gespeichert.");
  }

  const isPossible = support === null || support === "possible";
  const isIdle = isBusy || !isPossible;
  return (
    <div className="needs-script grid grid-cols-1 gap-6">
      {/* Room for what may be said, so that nothing moves when the browser has been asked. */}
      <div className="grid min-h-36 content-start gap-4 sm:min-h-22">
        {isPossible ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="button"
              disabled={isBusy || support === null}
              tone={isOn ? "quiet" : undefined}
              onClick={isOn ? turnOff : turnOn}
            >
              {isOn ? "Auf diesem Gerät ausschalten" : "Auf diesem Gerät einschalten"}
            </Button>
            {isOn && (
              <Button type="button" tone="quiet" disabled={isBusy} onClick={test}>
                Zur Probe eine senden
              </Button>
            )}
          </div>
        ) : (
          <Notice role="status">{impossible[support]}</Notice>
        )}
        <div role="status" className="empty:hidden">
          {said !== null && <Notice tone={said.isWrong ? "live" : "accent"}>{said.text}</Notice>}
        </div>
      </div>
      <Subjects {...{ subjects, isSignedIn, wishes, wish, isBusy: isIdle }} />
      <Quiet {...{ wishes, wish, isBusy: isIdle }} />
    </div>
  );
}

type WishProps = { wishes: Wishes; wish: (changed: Wishes) => void; isBusy: boolean };

function Subjects({ subjects, isSignedIn, wishes, wish, isBusy }: WishProps & Pick<NoticesProps, "subjects" | "isSignedIn">) {
  const wanted = new Set(wishes.subjects.map(toPushName));
  const offered: OfferedSubject[] = [{ ...breakingSubject, label: "Eilmeldungen" }, ...subjects];
  return (
    <fieldset className="grid grid-cols-1" disabled={isBusy}>
      <legend>
        <Title size="sub" as="h2">
          Worüber
        </Title>
      </legend>
      {offered.map(({ label, ...subject }) => {
        const name = toPushName(subject);
        const others = wishes.subjects.filter((other) => toPushName(other) !== name);
        return (
          <Box
            key={name}
            id={`ueber-${name}`}
            label={label}
            isChecked={wanted.has(name)}
            onChange={(isWanted) => wish({ ...wishes, subjects: isWanted ? [...others, subject] : others })}
          />
        );
      })}
      {isSignedIn && (
        <Box
          id="ueber-antworten"
          label="Antworten auf deine Kommentare"
          isChecked={wishes.replies}
          onChange={(replies) => wish({ ...wishes, replies })}
        />
      )}
    </fieldset>
  );
}

type BoxProps = { id: string; label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

function Box({ id, label, isChecked, onChange }: BoxProps) {
  return (
    <div className={choice}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className={choiceInput}
      />
      <label htmlFor={id} className={choiceLabel}>
        {label}
      </label>
    </div>
  );
}

function Quiet({ wishes, wish, isBusy }: WishProps) {
  const { quiet } = wishes;
  const hour = (name: "from" | "until", label: string) => (
    <div className="grid">
      <label htmlFor={`ruhe-${name}`} className={fieldLabel}>
        {label}
      </label>
      <select
        id={`ruhe-${name}`}
        value={(quiet ?? usualQuiet)[name]}
        onChange={({ currentTarget }) =>
          wish({ ...wishes, quiet: { ...(quiet ?? usualQuiet), [name]: Number(currentTarget.value) } })
        }
        className={fieldInput}
      >
        {hours.map((one) => (
          <option key={one} value={one}>
            {one} Uhr
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <fieldset className="grid grid-cols-1 gap-2" disabled={isBusy}>
      <legend>
        <Title size="sub" as="h2">
          Ruhezeit
        </Title>
      </legend>
      <Box
        id="ruhe"
        label="Zu diesen Stunden nichts senden"
        isChecked={quiet !== null}
        onChange={(isQuiet) => wish({ ...wishes, quiet: isQuiet ? usualQuiet : null })}
      />
      {quiet !== null && (
        <div className="flex flex-wrap gap-4">
          {hour("from", "Von")}
          {hour("until", "Bis")}
        </div>
      )}
    </fieldset>
  );
}

export const NoticesIsland = defineIsland("notices", Notices);
