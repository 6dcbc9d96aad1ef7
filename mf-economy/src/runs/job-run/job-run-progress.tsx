import type { JobRunRow } from '@husrum/contract/job-run';
import { Progress } from '@husrum/ui/progress';
import { calculateJobRunPercent } from './job-run.rules';
import { jobRunTexts } from './job-run.texts';

/** The progress bar of a run. Renders nothing once the run has ended. */
export const JobRunProgress = ({ run }: { run: JobRunRow }) => {
  if (run.status !== 'RUNNING') return null;
  const percent = calculateJobRunPercent(run);
  if (percent === null) return <span className="h-muted">{jobRunTexts.counting}</span>;
  return <Progress percent={percent} size="small" aria-label={run.title} />;
};
