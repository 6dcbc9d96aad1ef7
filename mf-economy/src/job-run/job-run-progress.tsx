import type { RunRow } from '@husrum/contract/job-run';
import { Progress } from '@husrum/ui/progress';
import { runPercent } from './job-run.rules';
import { texts } from './job-run.texts';

/** How far a run has come; nothing once it has ended. */
export const RunProgress = ({ run }: { run: RunRow }) => {
  if (run.status !== 'RUNNING') return null;
  const percent = runPercent(run);
  if (percent === null) return <span className="h-muted">{texts.counted}</span>;
  return <Progress percent={percent} size="small" aria-label={run.title} />;
};
