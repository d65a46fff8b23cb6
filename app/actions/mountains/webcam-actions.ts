/** Loads the picture of a webcam of others: a click on its own button is the consent, for this one page. Pages without script have it too. */
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import { MAX_MOUNTAINS } from "#shared/rules/mountain-rules.ts";

export const LOAD_PICTURE = "load-picture";

/** The numbers of those whose pictures are loaded. */
export type LoadedWebcams = readonly number[];

const idPattern = /^[1-9]\d{0,8}$/;

export const webcamActions: FormActions<LoadedWebcams> = {
  [LOAD_PICTURE]: createButtonAction<LoadedWebcams>(LOAD_PICTURE, async ({ entries: { webcam = "", loaded = "" } }) => {
    if (!idPattern.test(webcam)) return refuse();
    const before = loaded.split("~", MAX_MOUNTAINS).filter((id) => idPattern.test(id));
    return { kind: "done", result: [...new Set([...before, webcam].map(Number))] };
  }),
};
