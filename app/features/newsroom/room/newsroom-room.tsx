import type { StaffRight } from "#graphql/generated/contract.ts";
import { NewsroomNav } from "./newsroom-nav.tsx";

type NewsroomRoomProps = {
  /** Path of the part that is shown. */
  current: string;
  rights: readonly StaffRight[];
  /** For tables; text stays within its measure. */
  isWide?: boolean;
  children: React.ReactNode;
};

/** A part of the newsroom: on a desk the ways to the others beside it, where there is less room above it. */
export function NewsroomRoom({ current, rights, isWide = false, children }: NewsroomRoomProps) {
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-14 print:block">
      <NewsroomNav current={current} rights={rights} />
      <div className={`grid grid-cols-1 content-start gap-8 ${isWide ? "" : "max-w-[46rem]"}`}>{children}</div>
    </div>
  );
}
