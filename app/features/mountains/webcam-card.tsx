import { PostForm } from "#app/components/form/post-form.tsx";
import { MOUNTAINS_PATH } from "#app/domain/mountain/mountain-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { WebcamView } from "./mountains-view-model.ts";

type WebcamCardProps = {
  webcam: WebcamView;
  /** Those whose pictures are loaded already: they stay. */
  loaded: string;
  isSample: boolean;
};

/** A webcam: its picture, or a word on whom it would be asked of; always the link. */
export function WebcamCard({ webcam, loaded, isSample }: WebcamCardProps) {
  const { name, place, picture, credit, note, link } = webcam;
  return (
    <article>
      <div className="aspect-video overflow-hidden rounded-sm bg-surface">
        {picture.kind === "shown" ? (
          <img
            src={picture.src}
            alt={`Webcam: ${name}`}
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            className="h-full w-full object-cover"
          />
        ) : (
          <div className="flex h-full flex-col items-start justify-center gap-3 p-4 text-[0.9375rem]">
            {picture.kind === "asked" ? (
              <Question webcam={webcam} host={picture.host} loaded={loaded} />
            ) : (
              <p className="text-soft">Das Bild ist nur auf der Seite der Webcam zu sehen.</p>
            )}
          </div>
        )}
      </div>
      <Title size="S" as="h3" className="mt-3 wrap-anywhere">
        {name}
      </Title>
      <p className="text-[0.9375rem] text-soft">
        {[place, isSample && picture.kind === "shown" ? "Beispielbild" : null, credit].filter((part) => part !== null).join(DOT)}
      </p>
      {note !== "" && <p className="mt-1 text-[0.9375rem]">{note}</p>}
      <p className="text-[0.9375rem]">
        <TextLink href={link.href} rel="noopener" isTall>
          Zur Webcam bei {link.host}
        </TextLink>
      </p>
    </article>
  );
}

function Question({ webcam: { id, elementId, name }, host, loaded }: { webcam: WebcamView; host: string; loaded: string }) {
  return (
    <>
      <p className="text-soft wrap-anywhere">{`Lädst du das Bild, erfährt ${host} deine Adresse im Netz.`}</p>
      <PostForm
        intent="load-picture"
        action={`${MOUNTAINS_PATH}#${elementId}`}
        fields={{ webcam: String(id), loaded }}
        className="print:hidden"
      >
        <Button type="submit" tone="quiet" aria-label={`Bild laden: ${name}`}>
          Bild laden
        </Button>
      </PostForm>
    </>
  );
}
