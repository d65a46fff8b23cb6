/** What the panels of posts and of standing pages are made of: what is looked at before, and the steps that open. */
import type { ComponentProps } from "react";
import { FormFrame, type FormFrameProps } from "#app/components/form/form-frame.tsx";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";

type PanelFrameProps = {
  title: string;
  /** A hard one keeps it in. */
  faults: readonly { key: string; text: string; isHard: boolean }[];
  note?: string | null;
  /** Why a step was not taken. */
  failure: string | null;
  children: React.ReactNode;
};

export function PanelFrame({ title, faults, note = null, failure, children }: PanelFrameProps) {
  return (
    <section
      className="grid grid-cols-1 gap-4 border-l-3 border-accent bg-surface p-4 print:hidden"
      aria-labelledby="veroeffentlichen"
    >
      <Title size="sub" as="h2">
        <span id="veroeffentlichen">{title}</span>
      </Title>
      {faults.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-[0.9375rem]" aria-label="Vor dem Veröffentlichen">
          {faults.map(({ key, text, isHard }) => (
            <li key={key} className={`wrap-anywhere ${isHard ? "font-semibold text-live" : "text-soft"}`}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p className="text-[0.9375rem] text-soft">{note}</p>}
      {failure !== null && (
        <p role="alert" className="font-semibold text-live">
          {failure}
        </p>
      )}
      {children}
    </section>
  );
}

type StepProps = {
  /** The form that takes it. */
  frame: FormFrameProps;
  /** What its button sends beside it. */
  send?: Omit<ComponentProps<"button">, "type">;
};

type PlanStepProps = StepProps & {
  isPlanned: boolean;
  isReady: boolean;
  error: string | undefined;
  /** A local time that came back. */
  typed: string | undefined;
  /** For when it is planned. */
  at: string | null;
  field?: ComponentProps<"input">;
};

export function PlanStep({ frame, send, isPlanned, isReady, error, typed, at, field }: PlanStepProps) {
  return (
    <details className="group" open={error !== undefined}>
      <DetailsSummary>{isPlanned ? "Auf später oder früher planen" : "Planen"}</DetailsSummary>
      <FormFrame {...frame} className="grid grid-cols-1 gap-3 pt-2" noValidate>
        <RoomField form="planen" name="at" label="Erscheint am" error={error} hasFocus={error !== undefined}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              required
              {...field}
              defaultValue={typed ?? (at === null ? "" : toLocalInput(at))}
              className={`${attributes.className} w-full tabular-nums`}
            />
          )}
        </RoomField>
        <Button type="submit" {...send} tone="quiet" disabled={isReady ? undefined : true}>
          Planen
        </Button>
      </FormFrame>
    </details>
  );
}

type DangerStepProps = StepProps & {
  title: string;
  text: string;
  button: string;
  isOpen?: boolean;
  /** Fields. */
  children?: React.ReactNode;
};

/** A step that takes something away, behind a word of what it does. */
export function DangerStep({ frame, send, title, text, button, isOpen = false, children }: DangerStepProps) {
  return (
    <details className="group" open={isOpen}>
      <DetailsSummary isDangerous>{title}</DetailsSummary>
      <FormFrame {...frame} className="grid grid-cols-1 gap-3 pt-2">
        <p className="text-[0.9375rem] text-soft">{text}</p>
        {children}
        <Button type="submit" {...send} tone="danger">
          {button}
        </Button>
      </FormFrame>
    </details>
  );
}
