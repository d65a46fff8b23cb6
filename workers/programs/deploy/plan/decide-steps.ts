/** What a deployment does, in order: a pure function of what was asked and what is there. */
import type { Command } from "./parse-arguments.ts";

export type Step =
  | "test the portal that readers have"
  | "rehearse the migrations on a copy"
  | "apply the migrations"
  | "deploy the back end"
  | "test the back end through the portal that readers have"
  | "bring the files of the builds before along"
  | "upload the portal for no reader yet"
  | "deploy the portal as a whole"
  | "test the new version"
  | "give it to 10 % of the readers"
  | "give it to 50 % of the readers"
  | "give it to all readers"
  | "watch it"
  | "set routes and cron"
  | "test what readers get"
  | "test what readers get for the first time"
  | "give the former version of the portal to all readers"
  | "give the former version of the back end to all readers";

type Facts = {
  pending: number;
  /** Whether readers have a portal already. */
  isPortalThere: boolean;
};

export function decideSteps(action: Exclude<Command["action"], "dry-run">, { pending, isPortalThere }: Facts): Step[] {
  if (action === "rollback")
    return [
      "give the former version of the portal to all readers",
      "give the former version of the back end to all readers",
      "test what readers get",
    ];
  if (action === "promote")
    return ["test the new version", "give it to all readers", "set routes and cron", "test what readers get"];
  const migrations: Step[] = pending === 0 ? [] : ["rehearse the migrations on a copy", "apply the migrations"];
  // No reader has a page of an earlier build.
  if (!isPortalThere)
    return [...migrations, "deploy the back end", "deploy the portal as a whole", "test what readers get for the first time"];
  const shares: Step[] =
    action === "gradual"
      ? ["give it to 10 % of the readers", "watch it", "give it to 50 % of the readers", "watch it", "give it to all readers"]
      : ["give it to all readers"];
  return [
    "test the portal that readers have",
    ...migrations,
    "deploy the back end",
    "test the back end through the portal that readers have",
    "bring the files of the builds before along",
    "upload the portal for no reader yet",
    "test the new version",
    ...shares,
    "set routes and cron",
    "test what readers get",
  ];
}
