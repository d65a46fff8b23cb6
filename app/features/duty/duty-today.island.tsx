import { useEffect, useState } from "react";
import { type DutyEntry, findNextChange, splitByMoment } from "#app/domain/duty/duty-entries.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { DutyList } from "./duty-list.tsx";
import { DUTY_PATH } from "./duty-path.ts";
import { NoDuty } from "./no-duty.tsx";

type DutyTodayProps = {
  entries: readonly DutyEntry[];
  /** Milliseconds: when the page was made, and the end of its day. */
  now: number;
  until: number;
};

/** A tab that slept shows the present state when it wakes; timers do not run in the meantime. */
const LONGEST_WAIT_MS = 60_000;

/** Today's services: who is on duty now, and who will be. Without script as of the printed moment; with it, as of now. */
function DutyToday({ entries, now: first, until }: DutyTodayProps) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    document.addEventListener("visibilitychange", tell);
    tell();
    return () => document.removeEventListener("visibilitychange", tell);
  }, []);
  useEffect(() => {
    const next = findNextChange(entries, now, until);
    const wait = next === null ? LONGEST_WAIT_MS : Math.min(next - now, LONGEST_WAIT_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [entries, now, until]);

  const { now: present, later } = splitByMoment(entries, now, until);
  return (
    <>
      <section className="mt-10" aria-labelledby="jetzt">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-strong-rule pt-3">
          <Title size="section" as="h2" id="jetzt">
            Jetzt im Dienst
          </Title>
          <p className="text-[0.9375rem] text-soft tabular-nums">
            um {toClockText(new Date(now).toISOString())}
            {"\u00a0"}Uhr
          </p>
        </div>
        {now >= until && (
          <p role="status" className="mt-3">
            Seit Mitternacht gilt ein neuer Dienstplan: <TextLink href={DUTY_PATH}>neu laden</TextLink>
          </p>
        )}
        {present.length === 0 ? <NoDuty>Gerade ist hier niemand eingetragen.</NoDuty> : <DutyList entries={present} now={now} />}
      </section>
      {later.length > 0 && (
        <section className="mt-10" aria-labelledby="spaeter">
          <Title size="section" as="h2" id="spaeter" className="border-t border-strong-rule pt-3">
            Später am Tag
          </Title>
          <DutyList entries={later} now={now} />
        </section>
      )}
    </>
  );
}

export const DutyTodayIsland = defineIsland("duty-today", DutyToday);
