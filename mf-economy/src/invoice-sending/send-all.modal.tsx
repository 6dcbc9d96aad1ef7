import { EmptyState, Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { Steps } from '@husrum/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckedNotice, isSendable } from './send-all.rules';
import { SendAllChecks } from './send-all-checks';
import { SendAllChoice } from './send-all-choice';
import { readyNotices } from './sending.queries';
import { SendingRun } from './sending-run';
import { useSending } from './use-sending';

type Step = 'checks' | 'choice' | 'sending';
const steps: readonly { key: Step; title: string }[] = [
  { key: 'checks', title: 'Kontroll' },
  { key: 'choice', title: 'Urval' },
  { key: 'sending', title: 'Utskick' },
];

const idsOf = (notices: readonly CheckedNotice[]) => new Set(notices.filter(isSendable).map(({ id }) => id));

const Flow = ({ notices, onClose }: { notices: readonly CheckedNotice[]; onClose: () => void }) => {
  const [asked, setAsked] = useState<Exclude<Step, 'sending'>>('checks');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => idsOf(notices));
  const { runId, starting, send } = useSending();
  const step: Step = runId === undefined ? asked : 'sending';
  return (
    <div className="h-stack">
      <Steps
        size="small"
        responsive={false}
        current={steps.findIndex(({ key }) => key === step)}
        items={steps.map(({ title }) => ({ title }))}
      />
      {step === 'checks' && (
        <SendAllChecks notices={notices} onNext={() => setAsked('choice')} onClose={onClose} />
      )}
      {step === 'choice' && (
        <SendAllChoice
          notices={notices}
          chosen={chosen}
          onChoose={setChosen}
          sending={starting}
          onSend={() => send([...chosen])}
          onBack={() => setAsked('checks')}
        />
      )}
      {runId !== undefined && <SendingRun id={runId} onClose={onClose} />}
    </div>
  );
};

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Checks, choice, and the sending itself, which goes on when it is left. What is sent is exactly what was shown, whatever becomes ready meanwhile. */
export const SendAllModal = ({ open, onClose }: Props) => (
  <ModalForm title="Skicka hyresavier" open={open} onClose={onClose} width={760}>
    <ReadyNotices onClose={onClose} />
  </ModalForm>
);

const ReadyNotices = ({ onClose }: { onClose: () => void }) => {
  // Read once: after sending, the list behind is empty while the result still stands here.
  const query = useQuery({ ...readyNotices, refetchOnWindowFocus: false });
  const [shown, setShown] = useState<readonly CheckedNotice[]>();
  if (shown === undefined && query.data !== undefined && !query.isFetching) setShown(query.data);
  return (
    <Loaded
      query={{ data: shown, error: query.error, refetch: query.refetch }}
      skeleton={<RowsSkeleton rows={5} />}
      compact
    >
      {(notices) =>
        notices.length === 0 ? (
          <EmptyState kind="nothing" compact title="Inga hyresavier är redo att skickas" />
        ) : (
          <Flow notices={notices} onClose={onClose} />
        )
      }
    </Loaded>
  );
};
