import './sending-tray.css';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { busEvent } from '@husrum/contract/bus';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { bus } from '@husrum/event-bus';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useEffect, useRef, useState } from 'react';
import { sendingTexts } from './frame.texts';
import { type Sending, useRestartRun, useSendings } from './sendings.queries';
import { countFinished, formatSending } from './sendings.rules';
import { TopBarDrawer } from './top-bar-drawer';

/** The sending that finished last while the page was open. Publishes `invoices.sent` then, so that lists of invoices are refetched. */
const useFinishedSending = (sendings: readonly Sending[]): Sending | undefined => {
  const running = useRef<ReadonlySet<number>>(new Set());
  const [finished, setFinished] = useState<Sending>();
  useEffect(() => {
    const justFinished = sendings.find(({ id, status }) => status !== 'RUNNING' && running.current.has(id));
    running.current = new Set(sendings.filter(({ status }) => status === 'RUNNING').map(({ id }) => id));
    if (!justFinished) return;
    setFinished(justFinished);
    bus.publish(busEvent('invoices.sent', {}));
  }, [sendings]);
  return finished;
};

const SendingItem = ({ sending, onLeave }: { sending: Sending; onLeave: () => void }) => {
  const retry = useRestartRun();
  const { id, title, status, total, failed, started_by, started_at } = sending;
  return (
    <li className="s-sending">
      <div className="s-sending__head">
        <AppLink to={routes.economy.run({ id })} onClick={onLeave}>
          {title}
        </AppLink>
        <StatusTag kind="run" value={status} />
      </div>
      {status === 'RUNNING' && (
        <progress
          className="s-sending__bar"
          max={total ?? undefined}
          value={countFinished(sending)}
          aria-label={title}
        />
      )}
      <span>{formatSending(sending)}</span>
      <small className="h-muted">
        <DateText value={started_at} time />
        {started_by && ` · ${started_by}`}
      </small>
      {status === 'FAILED' && failed > 0 && (
        <Button
          call={jobRunCalls.restart}
          size="small"
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { id } })}
        >
          {sendingTexts.retryFailed}
        </Button>
      )}
    </li>
  );
};

const NO_SENDINGS: readonly Sending[] = [];

/** The sendings of invoices by mail that users have started: their progress, their result, and a retry of what failed. */
export const SendingTray = () => {
  const [open, setOpen] = useState(false);
  const { data } = useSendings();
  const sendings = data?.data ?? NO_SENDINGS;
  const finished = useFinishedSending(sendings);
  const running = sendings.filter(({ status }) => status === 'RUNNING').length;
  return (
    <>
      <span className="h-visually-hidden" role="status">
        {running === 0 && finished && `${finished.title}: ${formatSending(finished)}`}
      </span>
      <TopBarDrawer
        icon={<UnorderedListOutlined />}
        title={sendingTexts.title}
        label={sendingTexts.titleWithRunning(running)}
        count={running}
        open={open}
        onOpenChange={setOpen}
      >
        {sendings.length === 0 && (
          <EmptyState kind="nothing" compact title={sendingTexts.none} text={sendingTexts.noneText} />
        )}
        <ul className="s-sendings">
          {sendings.map((sending) => (
            <SendingItem key={sending.id} sending={sending} onLeave={() => setOpen(false)} />
          ))}
        </ul>
      </TopBarDrawer>
    </>
  );
};
