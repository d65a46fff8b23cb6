import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { addForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { SECTION_PARAMETER } from "#app/domain/newsroom/issues/issue-paths.ts";
import { PostChoice, PostSearch } from "#app/features/newsroom/room/post-search.tsx";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { IssueView } from "./issue-view-model.ts";

type AddPanelProps = {
  opened: NonNullable<IssueView["opened"]>;
  path: string;
  seen: IssueView["seen"];
  state: FormState;
  /** In an issue that has no section yet no section's heading stands above it. */
  as: "h3" | "h4";
};

/** Looks for a post, and adds it to a section. */
export function AddPanel({ opened, path, seen, state: { values, errors }, as }: AddPanelProps) {
  const { at, key, heading, words, found, isMissed } = opened;
  const chosen = Number(values.post ?? 0) || found?.[0]?.id;
  return (
    <section aria-label={heading} className={tintedForm}>
      <Title size="sub" as={as}>
        {heading}
      </Title>
      <PostSearch
        action={path}
        place={{ name: SECTION_PARAMETER, value: at }}
        words={words}
        isMissed={isMissed}
        hasFocus={found === null || isMissed}
      />
      {found !== null && !isMissed && (
        <FormFrame
          intent={addForm.name}
          action={`${path}?${new URLSearchParams({ [SECTION_PARAMETER]: String(at), q: words })}`}
          fields={{ ...seen, section: key }}
          className="grid justify-items-start gap-4"
          noValidate
        >
          <PostChoice posts={found} chosen={chosen} error={errors.post ?? null} hasFocus />
          <Button type="submit">Hinzufügen</Button>
        </FormFrame>
      )}
      <TextLink isTall href={path}>
        Schließen
      </TextLink>
    </section>
  );
}
