import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { GIVING_PATH, toGivingPath } from "#app/domain/gift/gift-paths.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { Island } from "#app/islands/island.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { field, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { GiftLinkIsland } from "./gift-link.island.tsx";
import type { GivenView, GivingView } from "./giving-view-model.ts";

type GivingPageProps = {
  view: GivingView;
  /** Forms that came back, by their intent. */
  forms: Readonly<Record<string, FormState>>;
  /** What was just done. */
  done: string | null;
};

/** Gives one post away, and lists what the reader gave in this month. */
export function GivingPage({ view, forms, done }: GivingPageProps) {
  const { post, current, others, leftText, mayGive } = view;
  return (
    <article className="mx-auto grid max-w-[41rem] gap-6">
      <Title size="page" as="h1">
        {post === null ? "Verschenkte Artikel" : "Artikel verschenken"}
      </Title>
      {done !== null && <Notice role="status">{done}</Notice>}
      {post !== null && (
        <p className="text-[1.125rem]">
          <a href={post.link} className="text-accent underline-hover">
            {post.title}
          </a>
        </p>
      )}
      <p>
        Wem du einen Plus-Artikel schenkst, liest ihn ohne Abo: 14 Tage lang, mit dem Link, den du weitergibst. Bis zu{" "}
        {view.maxReaders} Menschen können ihn damit öffnen. Endet dein Abo, endet auch das Geschenk.
        {mayGive && ` ${leftText}`}
      </p>
      {current !== null && <Current gift={current} title={post?.title ?? ""} error={forms.end?.formError ?? null} />}
      {post !== null && current === null && <Give view={view} post={post} state={forms.give ?? emptyForm} />}
      {(others.length > 0 || post === null) && (
        <Given gifts={others} error={current === null ? (forms.end?.formError ?? null) : null} />
      )}
      <p>
        <TextLink isTall href="/profil">
          ← Zum Profil
        </TextLink>
      </p>
    </article>
  );
}

type GiveProps = { view: GivingView; post: NonNullable<GivingView["post"]>; state: FormState };

function Give({ view: { mayGive, isUsedUp, name }, post, state }: GiveProps) {
  if (!post.isPremium) return <Notice>Diesen Artikel können alle lesen. Gib einfach seine Adresse weiter.</Notice>;
  if (!mayGive)
    return (
      <Notice tone="plus">
        <p>Artikel verschenken können Leserinnen und Leser mit Plus.</p>
        <p className="mt-3">
          <ButtonLink href={toAboPath({ returnTo: toGivingPath(post.id) })}>Abo ansehen</ButtonLink>
        </p>
      </Notice>
    );
  if (isUsedUp) return <Notice>Mit dem nächsten Monat kannst du wieder Artikel verschenken.</Notice>;
  const isNamed = state === emptyForm || state.values["with-name"] === "on";
  return (
    <FormFrame intent="give" action={toGivingPath(post.id)} fields={{ post: String(post.id) }} className={formClass}>
      {name !== null && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="with-name" className="size-6 shrink-0 accent-accent" defaultChecked={isNamed} />
          <span>Mit meinem Namen: „{name} hat dir diesen Artikel geschenkt.“</span>
        </label>
      )}
      <FormError html={state.formError} />
      <Button type="submit">Link zum Verschenken erstellen</Button>
    </FormFrame>
  );
}

type CurrentProps = { gift: GivenView; title: string; error: string | null };

function Current({ gift, title, error }: CurrentProps) {
  return (
    <section aria-label="Dein Geschenk" className="grid gap-4 border-y border-rule py-5">
      <GiftLink gift={gift} title={title} />
      <p className="text-[0.9375rem] text-soft">{gift.stateText}</p>
      <End gift={gift} error={error} />
    </section>
  );
}

function GiftLink({ gift: { id, address }, title }: { gift: GivenView; title: string }) {
  if (address === null) return <p>Der Link gilt weiter, kann hier aber nicht mehr angezeigt werden.</p>;
  return (
    <>
      <label className={field}>
        <span className={fieldLabel}>Link zum Weitergeben</span>
        <input readOnly value={address} className={fieldInput} data-gift-link={id} />
      </label>
      <Island of={GiftLinkIsland} until="visible" props={{ url: address, text: title }} />
    </>
  );
}

function End({ gift: { id, post }, error }: { gift: GivenView; error: string | null }) {
  return (
    <FormFrame intent="end" action={GIVING_PATH} fields={{ id: String(id) }} className="grid justify-items-start gap-2">
      <FormError html={error} />
      <Button type="submit" tone="quiet" aria-label={`Geschenk „${post.title}“ beenden`}>
        Beenden
      </Button>
    </FormFrame>
  );
}

function Given({ gifts, error }: { gifts: readonly GivenView[]; error: string | null }) {
  return (
    <section aria-labelledby="verschenkt" className="grid gap-2">
      <Title size="section" as="h2">
        <span id="verschenkt">Was du verschenkt hast</span>
      </Title>
      <FormError html={error} />
      {gifts.length === 0 && (
        <p className="text-soft">In diesem Monat noch nichts. Bei jedem Plus-Artikel steht oben „Verschenken“.</p>
      )}
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id} className="grid gap-2 border-t border-rule py-4 wrap-anywhere">
            <p>
              <a href={gift.post.link} className="font-semibold text-accent underline-hover">
                {gift.post.title}
              </a>
            </p>
            <p className="text-[0.9375rem] text-soft">{gift.stateText}</p>
            {gift.isRunning && <GiftLink gift={gift} title={gift.post.title} />}
            {gift.isRunning && <End gift={gift} error={null} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
