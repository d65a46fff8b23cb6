/** Why the back end gave no usable GraphQL answer, apart from what its own error entries say. */
export type BackendFailureKind = "unreachable" | "timeout" | "status" | "nonsense" | "dropped";

/** Thrown by the transport; arrives at the caller as `CombinedError.networkError`. */
export class BackendFailure extends Error {
  readonly kind: BackendFailureKind;
  /** HTTP status of the answer, for kind `status`. */
  readonly status: number | null;

  constructor(kind: BackendFailureKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "BackendFailure";
    this.kind = kind;
    this.status = options.status ?? null;
  }
}
