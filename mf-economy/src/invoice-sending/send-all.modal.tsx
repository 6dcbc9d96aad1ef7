import { EmptyState, Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { Steps } from '@husrum/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readyInvoices } from './invoice-sending.queries';
import { type CheckedInvoice, isSendable } from './send-all.rules';
import { SendAllChecks } from './send-all-checks';
import { SendAllChoice } from './send-all-choice';
import { SendingRun } from './sending-run';
import { useSending } from './use-sending';

type Step = 'checks' | 'choice' | 'sending';
const steps: readonly { key: Step; title: string }[] = [
  { key: 'checks', title: 'Kontroll' },
  { key: 'choice', title: 'Urval' },
  { key: 'sending', title: 'Utskick' },
];

const idsOf = (invoices: readonly CheckedInvoice[]) =>
  new Set(invoices.filter(isSendable).map(({ id }) => id));

const Flow = ({ invoices, onClose }: { invoices: readonly CheckedInvoice[]; onClose: () => void }) => {
  const [asked, setAsked] = useState<Exclude<Step, 'sending'>>('checks');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => idsOf(invoices));
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
        <SendAllChecks invoices={invoices} onNext={() => setAsked('choice')} onClose={onClose} />
      )}
      {step === 'choice' && (
        <SendAllChoice
          invoices={invoices}
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
    <ReadyInvoices onClose={onClose} />
  </ModalForm>
);

const ReadyInvoices = ({ onClose }: { onClose: () => void }) => {
  // Read once: after sending, the list behind is empty while the result still stands here.
  const query = useQuery({ ...readyInvoices, refetchOnWindowFocus: false });
  const [shown, setShown] = useState<readonly CheckedInvoice[]>();
  if (shown === undefined && query.data !== undefined && !query.isFetching) setShown(query.data);
  return (
    <Loaded
      query={{ data: shown, error: query.error, refetch: query.refetch }}
      skeleton={<RowsSkeleton rows={5} />}
      compact
    >
      {(invoices) =>
        invoices.length === 0 ? (
          <EmptyState kind="nothing" compact title="Inga hyresavier är redo att skickas" />
        ) : (
          <Flow invoices={invoices} onClose={onClose} />
        )
      }
    </Loaded>
  );
};
