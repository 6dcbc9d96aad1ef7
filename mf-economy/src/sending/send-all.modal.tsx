import { calls, fact, type OkOf } from '@husrum/contract';
import { useSave } from '@husrum/platform';
import { EmptyState, Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { Steps } from '@husrum/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckedNotice, isSendable } from './send-all.rules';
import { SendAllChecks } from './send-all-checks';
import { SendAllChoice } from './send-all-choice';
import { SendAllResult } from './send-all-result';
import { readyNotices } from './sending.queries';

type Result = OkOf<typeof calls.invoicebase.sendAll>;
type Step = 'checks' | 'choice' | 'result';
const steps: readonly { key: Step; title: string }[] = [
  { key: 'checks', title: 'Kontroll' },
  { key: 'choice', title: 'Urval' },
  { key: 'result', title: 'Resultat' },
];

const idsOf = (notices: readonly CheckedNotice[]) => new Set(notices.filter(isSendable).map(({ id }) => id));

const Flow = ({ notices, onClose }: { notices: readonly CheckedNotice[]; onClose: () => void }) => {
  const [step, setStep] = useState<Step>('checks');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => idsOf(notices));
  const [result, setResult] = useState<Result>();
  const save = useSave(calls.invoicebase.sendAll, {
    publish: () => [fact('invoices.sent', {})],
    onDone: (ok) => {
      setResult(ok);
      setStep('result');
    },
  });
  const send = (ids: readonly number[]) => save.mutate({ body: { ids: [...ids] } });
  return (
    <div className="h-stack">
      <Steps
        size="small"
        responsive={false}
        current={steps.findIndex(({ key }) => key === step)}
        items={steps.map(({ title }) => ({ title }))}
      />
      {step === 'checks' && (
        <SendAllChecks notices={notices} onNext={() => setStep('choice')} onClose={onClose} />
      )}
      {step === 'choice' && (
        <SendAllChoice
          notices={notices}
          chosen={chosen}
          onChoose={setChosen}
          sending={save.isPending}
          onSend={() => send([...chosen])}
          onBack={() => setStep('checks')}
        />
      )}
      {step === 'result' && result && (
        <SendAllResult
          result={result}
          retrying={save.isPending}
          onRetry={() => send(result.failures.map(({ id }) => id))}
          onClose={onClose}
        />
      )}
    </div>
  );
};

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Checks, choice, result. What is sent is exactly what was shown, whatever becomes ready meanwhile. */
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
