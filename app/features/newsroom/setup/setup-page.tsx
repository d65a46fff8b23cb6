import { Fragment } from "react";
import { SETUP_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ToneMark } from "#app/features/newsroom/status/tone-mark.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { SetupStep, SetupView } from "./setup-view.ts";

type SetupPageProps = { rights: readonly StaffRight[]; view: SetupView };

/** What a paper still wants before it goes out, for operators. */
export function SetupPage({ rights, view: { summary, steps } }: SetupPageProps) {
  return (
    <NewsroomRoom current={SETUP_PATH} rights={rights}>
      <RoomHeading title="Einrichten">{summary}</RoomHeading>
      <ol className="grid grid-cols-1">
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </NewsroomRoom>
  );
}

function Step({ step: { title, state, tone, text, command, document } }: { step: SetupStep }) {
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-rule py-5 last:border-b">
      <Title size="sub" as="h2">
        {title}
      </Title>
      <p className="font-semibold wrap-anywhere">
        <ToneMark tone={tone} /> {state}
      </p>
      <p className="text-soft">
        {text} Mehr in <span className="whitespace-nowrap">{document}</span>.
      </p>
      {command !== null && (
        <p className="border-l-3 border-accent bg-surface px-4 py-3 text-[0.9375rem]">
          <code>
            {command.split(" ").map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice
              <Fragment key={index}>
                <span className="inline-block max-w-full wrap-anywhere">{word}</span>{" "}
              </Fragment>
            ))}
          </code>
        </p>
      )}
    </li>
  );
}
