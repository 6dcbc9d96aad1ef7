import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { busEvent } from '@husrum/contract/bus';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { useApiMutation } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { jobRunTexts } from './job-run.texts';

/** Restarts a failed run. Finished items stay, and the others are tried again. */
export const RestartJobRunButton = ({
  run: { id, status, title, company },
  small = false,
}: {
  run: JobRunRow;
  small?: boolean;
}) => {
  const restart = useApiMutation(jobRunCalls.restart, {
    publish: () => [busEvent('jobRun.restarted', { runId: id })],
    successMessage: jobRunTexts.restarted,
  });
  if (status !== 'FAILED') return null;
  return (
    <Button
      call={jobRunCalls.restart}
      size={small ? 'small' : undefined}
      type={small ? 'default' : 'primary'}
      icon={<ReloadOutlined />}
      loading={restart.isPending}
      aria-label={small ? [jobRunTexts.restart, title, company?.name].filter(Boolean).join(', ') : undefined}
      onClick={() => restart.mutate({ params: { id } })}
    >
      {jobRunTexts.restart}
    </Button>
  );
};
