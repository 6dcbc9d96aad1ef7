import { RowsSkeleton } from '@husrum/ui';

export const StepSkeleton = () => <RowsSkeleton rows={4} />;
