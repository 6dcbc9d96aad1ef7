import { RowsSkeleton } from '@husrum/ui';
import { reportTexts } from './report.texts';

export const StepSkeleton = () => <RowsSkeleton rows={4} />;

/** Replaces a step's content: a hint while no model is selected, else a skeleton. */
export const StepPlaceholder = ({ model }: { model: string | null }) =>
  model === null ? <p className="report-hint">{reportTexts.selectModelFirst}</p> : <StepSkeleton />;
