/** Which of the three configurations a portal runs with (rules 7.1): `default` is this machine. */
export const appEnvironments = ["default", "dev", "prod"] as const;

export type AppEnvironment = (typeof appEnvironments)[number];
