/** A publisher's consent framework asks in the place of the banner, by IAB TCF v2.2; its answers are adopted (rules 4.10). */
import { readTcfApi } from "#app/browser/consent/tcf-stub.ts";
import { trackScript } from "#app/browser/loading/script-loader.ts";
import { consentVendors } from "#app/configuration/consent-vendors.ts";
import { parseTcData } from "#app/domain/consent/tc-data.ts";
import { changeConsents, consentStatusStore } from "#app/islands/stores/consent-status-store.ts";

const PATIENCE_MS = 10_000;

/** Rejects when the framework's script does not come: then the paper asks by itself. */
export async function followFramework(url: string): Promise<void> {
  readTcfApi()("addEventListener", 2, (data, isSuccess) => {
    if (isSuccess !== true) return;
    const decision = parseTcData(data, consentVendors);
    // The same answer comes with each page: what the reader has changed here since stays.
    if (decision === null || decision.tcString === consentStatusStore.read()?.tcString) return;
    changeConsents(decision.settings, "framework", decision.tcString);
  });
  await trackScript(url).load(PATIENCE_MS);
}
