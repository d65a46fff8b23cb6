import { FormError } from "#app/components/form/form-error.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { FRONT_PATH, FRONT_STATES_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { StateList } from "./state-list.tsx";
import type { OpenState, StateView } from "./states-view-model.ts";

type FrontStatesPageProps = {
  states: StateView[];
  open: OpenState | null;
  latest: number;
  isDone: boolean;
  rights: readonly StaffRight[];
  form: FormState;
};

/** What was published of the front page, and the way back to any of it. */
export function FrontStatesPage({ states, open, latest, isDone, rights, form }: FrontStatesPageProps) {
  return (
    <NewsroomRoom current={FRONT_PATH} rights={rights}>
      <RoomHeading title="Stände der Titelseite">
        <TextLink href={FRONT_PATH}>← Titelseite</TextLink>
        <p className="mt-2">
          Alles, was veröffentlicht war, bis zu fünfzig Mal. Ein Entwurf bleibt, wie er ist, wenn du etwas zurückholst.
        </p>
      </RoomHeading>
      <FormError html={form.formError} />
      {isDone && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          Zurückgeholt. Leserinnen und Leser sehen das jetzt.
        </Notice>
      )}
      {open !== null && (
        <RoomSection title={`Stand Nr. ${open.id}`} isHigh data-state={open.id}>
          <ol className="grid grid-cols-1">
            {open.sections.map(({ key, name, text, pins }) => (
              <li key={key} className="border-b border-rule py-3 wrap-anywhere first:border-t">
                <span className="font-semibold">{name}</span>
                <span className="block text-[0.9375rem] text-soft">{text}</span>
                {pins.length > 0 && (
                  <ul className="mt-1 list-disc pl-5">
                    {pins.map((pin) => (
                      <li key={pin.key}>{pin.text}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </RoomSection>
      )}
      {states.length === 0 ? (
        <p>Noch wurde hier nichts veröffentlicht.</p>
      ) : (
        <StateList
          states={states}
          toPath={(id) => `${FRONT_STATES_PATH}?nr=${id}`}
          toBack={(id, title) => (
            <ButtonForm
              intent="restore"
              action={FRONT_STATES_PATH}
              fields={{ state: String(id), latest: String(latest) }}
              tone="quiet"
            >
              Wieder veröffentlichen<span className="sr-only">{`: ${title}`}</span>
            </ButtonForm>
          )}
        />
      )}
    </NewsroomRoom>
  );
}
