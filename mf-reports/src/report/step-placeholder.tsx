import { RowsSkeleton } from '@husrum/ui';
import { reportTexts } from './report.texts';

export const StepSkeleton = () => <RowsSkeleton rows={4} />;

/** It is shown instead of a step's content: a hint if no model is selected, a skeleton while the step is loading. */
export const StepPlaceholder = ({ model }: { model: string | null }) =>
  model === null ? <p className="report-hint">{reportTexts.selectModelFirst}</p> : <StepSkeleton />;
