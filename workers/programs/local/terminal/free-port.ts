/** Whether the readers' port is free: looked at before anything is built. */
import { createServer } from "node:net";

/** Why nothing can listen at this port of this machine, in one English line; null when it is free. Port 0 always is. */
export function findPortProblem(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(toProblem(port, error)));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function toProblem(port: number, { code, message }: NodeJS.ErrnoException): string {
  const other = `choose another, as in PORT=${port < 1024 ? 8787 : port + 1} npm start`;
  if (code === "EADDRINUSE") return `Port ${port} is taken: another program listens there. End it, or ${other}`;
  if (code === "EACCES") return `Port ${port} is not allowed to this user: ${other}`;
  return `Port ${port} cannot be used (${message}): ${other}`;
}
