import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { busEvent } from '@husrum/contract/bus';
import { jobRunCalls, type RunRow } from '@husrum/contract/job-run';
import { useSave } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { texts } from './job-run.texts';

/** A failed run is begun again: what it made stays, what it could not is tried once more. */
export const RestartRun = ({
  run: { id, status, title, company },
  small = false,
}: {
  run: RunRow;
  small?: boolean;
}) => {
  const save = useSave(jobRunCalls.restart, {
    publish: () => [busEvent('jobRun.restarted', { runId: id })],
    success: texts.restarted,
  });
  if (status !== 'FAILED') return null;
  return (
    <Button
      size={small ? 'small' : undefined}
      type={small ? 'default' : 'primary'}
      icon={<ReloadOutlined />}
      loading={save.isPending}
      aria-label={small ? [texts.restart, title, company?.name].filter(Boolean).join(', ') : undefined}
      onClick={() => save.mutate({ params: { id } })}
    >
      {texts.restart}
    </Button>
  );
};
