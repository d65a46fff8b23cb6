import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { MENUS_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { type MenuItem, readRows, toRows } from "#app/domain/newsroom/front/menu-rows.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { MenuRowFields } from "./menu-row.tsx";
import { StateList } from "./state-list.tsx";
import type { StateView } from "./states-view-model.ts";

export type MenuView = { name: string; title: string; latest: number; items: readonly MenuItem[]; states: StateView[] };

type MenusPageProps = {
  menus: MenuView[];
  /** The menu that was saved last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** The menus of the paper: what is saved stands on every page at once, and every former state can be brought back. */
export function MenusPage({ menus, done, rights, form }: MenusPageProps) {
  const saved = menus.find(({ name }) => name === done);
  return (
    <NewsroomRoom current={MENUS_PATH} rights={rights}>
      <RoomHeading title="Menüs">
        Was du speicherst, steht sofort auf jeder Seite. Jeder frühere Stand lässt sich zurückholen.
      </RoomHeading>
      <FormError html={form.formError} />
      {saved !== undefined && form.formError === null && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {`„${saved.title}“ ist gespeichert und steht auf allen Seiten.`}
        </Notice>
      )}
      {menus.map((menu) => (
        <Menu key={menu.name} menu={menu} form={form.values.name === menu.name ? form : null} />
      ))}
    </NewsroomRoom>
  );
}

function Menu({ menu: { name, title, latest, items, states }, form }: { menu: MenuView; form: FormState | null }) {
  const rows = form === null ? toRows(items) : readRows(form.values);
  const seen = { name, latest: String(latest) };
  return (
    <RoomSection title={title} isHigh data-menu={name}>
      <FormFrame
        intent="menu"
        action={MENUS_PATH}
        fields={{ ...seen, count: String(rows.length) }}
        className="grid grid-cols-1 gap-4"
        noValidate
      >
        {/* Enter in a field saves. */}
        <button type="submit" name="do" value="save" hidden tabIndex={-1}>
          Speichern
        </button>
        <ol className="grid grid-cols-1">
          {rows.map((row, index) => (
            <MenuRowFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
              key={index}
              menu={name}
              row={row}
              index={index}
              isLast={index === rows.length - 1}
              errors={form?.errors ?? {}}
              focus={form?.values.focus ?? null}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="do" value="save" autoFocus={form?.values.focus === "save"}>
            Speichern
          </Button>
          <Button type="submit" name="do" value="add" tone="quiet">
            Eintrag hinzufügen
          </Button>
        </div>
      </FormFrame>
      {states.length > 0 && (
        <details className="group">
          <DetailsSummary>
            Frühere Stände<span className="sr-only">{`: ${title}`}</span>
          </DetailsSummary>
          <StateList
            states={states}
            toBack={(id, what) => (
              <ButtonForm intent="restore-menu" action={MENUS_PATH} fields={{ ...seen, state: String(id) }} tone="quiet">
                Zurückholen<span className="sr-only">{`: ${title}, ${what}`}</span>
              </ButtonForm>
            )}
          />
        </details>
      )}
    </RoomSection>
  );
}
