/** What the forms of the menus do: rows are moved and added in the form alone, until all of it is saved at once. */
import {
  type ActionCall,
  createButtonAction,
  type FormActions,
  type FormResult,
  type RefusedForm,
} from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { DONE_PARAMETER, MENUS_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import {
  checkRows,
  dropEmptyRows,
  type MenuRow,
  moveRow,
  readRows,
  removeRow,
  toItems,
  toRowValues,
} from "#app/domain/newsroom/front/menu-rows.ts";
import { restoreMenu, setMenu } from "#app/gateway/newsroom/front-calls.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";

const CHANGED =
  "Jemand hat dieses Menü inzwischen geändert. Was du geschrieben hast, steht noch im Formular und gilt, wenn du es noch einmal speicherst.";
const REFUSED = "So nimmt das System das Menü nicht an: Ein Link ist nicht erlaubt, oder es sind mehr als 30 Einträge.";

const stepPattern = /^(up|down|remove) (\d{1,3})$/;

const menu = createButtonAction("menu", async (call) => {
  const { entries } = call;
  const rows = readRows(entries);
  const { do: step = "" } = entries;
  if (step === "save") return save(call, dropEmptyRows(rows));
  if (step === "add") {
    const added = [...rows, { title: "", link: "", isBelow: false }];
    return show(call, added, `title-${added.length - 1}`);
  }
  const [, name, index = ""] = stepPattern.exec(step) ?? [];
  if (name === undefined) throw unknownIntent();
  if (name === "remove") return show(call, removeRow(rows, Number(index)), "save");
  const moved = moveRow(rows, Number(index), name === "up" ? -1 : 1);
  return show(call, moved.rows, `${name} ${moved.index}`);
});

/** The form as it is typed, with `focus` where its sender goes on. */
function show({ entries }: ActionCall, rows: readonly MenuRow[], focus: string): RefusedForm {
  return { kind: "refused", message: null, status: 200, values: { ...toRowValues(rows), name: entries.name ?? "", focus } };
}

async function save(call: ActionCall, rows: readonly MenuRow[]): Promise<FormResult> {
  const { context, url, entries } = call;
  const { name, latest } = readSeen(call);
  const values = { ...toRowValues(rows), name };
  const errors = checkRows(rows);
  if (Object.keys(errors).length > 0)
    return { kind: "refused", message: null, errors, values: { ...values, focus: Object.keys(errors)[0] ?? "" } };
  const answer = await setMenu(context.get(backendContext), { name, items: toItems(rows), latest });
  return answer.kind === "done" ? leadTo(entries) : { ...refuse(answer, url), values };
}

const restore = createButtonAction("restore-menu", async (call) => {
  const { context, url, entries } = call;
  const { name, latest } = readSeen(call);
  const state = Number(/^\d{1,9}$/.test(entries.state ?? "") ? entries.state : 0);
  const answer = await restoreMenu(context.get(backendContext), { name, state, latest });
  return answer.kind === "done" ? leadTo(entries) : refuse(answer, url);
});

function readSeen({ entries }: ActionCall): { name: string; latest: number } {
  if (!/^\d{1,9}$/.test(entries.latest ?? "")) throw unknownIntent();
  return { name: entries.name ?? "", latest: Number(entries.latest) };
}

function leadTo({ name = "" }: ActionCall["entries"]): FormResult {
  return { kind: "redirect", to: `${MENUS_PATH}?${new URLSearchParams({ [DONE_PARAMETER]: name })}` };
}

function refuse(answer: StaffRefusal, url: URL): RefusedForm {
  if (answer.kind === "conflict") return { kind: "refused", status: 409, message: CHANGED };
  return answer.kind === "bad input" ? { kind: "refused", status: 422, message: REFUSED } : refuseStaff(answer, url);
}

export const menuActions: FormActions = { menu, "restore-menu": restore };
