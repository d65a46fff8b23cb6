/** Thrown for an invalid variable of the log: in English for operators. The value is not repeated. */
export class LogConfigurationError extends Error {
  /** What is right, without the variable's name. */
  readonly problem: string;

  constructor(name: string, problem: string) {
    super(`Configuration: ${name} ${problem}`);
    this.problem = problem;
    this.name = "ConfigurationError";
  }
}
