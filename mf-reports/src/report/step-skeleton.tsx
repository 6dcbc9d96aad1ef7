import { RowsSkeleton } from '@husrum/ui';

export const StepSkeleton = () => <RowsSkeleton rows={4} />;

/** In the place of a step's content: what to do first, or that it is coming. */
export const StepWaits = ({ model }: { model: string | null }) =>
  model === null ? <p className="report-hint">Välj en källa först.</p> : <StepSkeleton />;
