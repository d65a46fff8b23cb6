import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { Receipt } from "./receipt.tsx";
import type { TipJob } from "./tip-job.ts";
import { FileLine } from "./tip-progress.tsx";

type SentProps = { job: TipJob; onAnother: () => void };

/** A tip that has arrived. The focus moves to its heading, which is read out. */
export function TipSent({ job: { code, files }, onAnother }: SentProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="grid gap-5" aria-labelledby="tipp-gesendet">
      <div ref={head} tabIndex={-1} className="focus:outline-none">
        <Title size="section" as="h2" id="tipp-gesendet">
          Danke, dein Tipp ist angekommen
        </Title>
      </div>
      <Receipt code={code ?? ""}>
        {files.length > 0 && (
          <ul className="mt-4 grid">
            {files.map((file) => (
              <FileLine key={file.key} file={file} />
            ))}
          </ul>
        )}
      </Receipt>
      <Button type="button" tone="quiet" className="justify-self-start" onClick={onAnother}>
        Noch einen Tipp geben
      </Button>
    </section>
  );
}
