/** The certificate that readers of this portal get, from the proxy before it. */
import { connect } from "node:tls";

/** `until` is null where none could be read; `problem` says why then, in English for operators. */
export type Certificate = { until: string | null; problem: string | null };

const PATIENCE_MS = 1500;

/** Of the host in `origin`; null where readers have no TLS. Never rejects, and waits a second and a half. */
export function readCertificate(origin: string): Promise<Certificate | null> {
  if (!/^https:/i.test(origin) || !URL.canParse(origin)) return Promise.resolve(null);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    // One that is over is read as well: that is what the operator has to know.
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false });
    const end = (certificate: Certificate) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(PATIENCE_MS, () => end({ until: null, problem: `${hostname} does not answer` }));
    socket.once("error", (error) => end({ until: null, problem: error.message }));
    socket.once("secureConnect", () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      if (Number.isNaN(until.getTime())) end({ until: null, problem: `${hostname} shows no certificate` });
      else end({ until: until.toISOString(), problem: null });
    });
  });
}
