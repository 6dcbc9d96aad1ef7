import { EmptyState, ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Steps } from '@husrum/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readyInvoicesQueryOptions } from './invoice-sending.queries';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { type InvoiceWithRemarks, isSendable } from './send-all.rules';
import { SendAllChecks } from './send-all-checks';
import { SendAllSelection } from './send-all-selection';
import { SendingRun } from './sending-run';
import { useStartSendingRun } from './use-start-sending-run';

type Step = 'checks' | 'selection' | 'sending';
const steps: readonly { key: Step; title: string }[] = [
  { key: 'checks', title: invoiceSendingTexts.stepChecks },
  { key: 'selection', title: invoiceSendingTexts.stepSelection },
  { key: 'sending', title: invoiceSendingTexts.stepSending },
];

/** Ready invoices without a blocking remark. */
const getSendableIds = (invoices: readonly InvoiceWithRemarks[]) =>
  new Set(invoices.filter(isSendable).map(({ id }) => id));

const SendAllSteps = ({
  invoices,
  onClose,
}: {
  invoices: readonly InvoiceWithRemarks[];
  onClose: () => void;
}) => {
  const [stepBeforeRun, setStepBeforeRun] = useState<Exclude<Step, 'sending'>>('checks');
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => getSendableIds(invoices));
  const { runId, isStarting, start } = useStartSendingRun();
  const step: Step = runId === undefined ? stepBeforeRun : 'sending';
  return (
    <div className="h-stack">
      <Steps
        size="small"
        responsive={false}
        current={steps.findIndex(({ key }) => key === step)}
        items={steps.map(({ title }) => ({ title }))}
      />
      {step === 'checks' && (
        <SendAllChecks invoices={invoices} onNext={() => setStepBeforeRun('selection')} onClose={onClose} />
      )}
      {step === 'selection' && (
        <SendAllSelection
          invoices={invoices}
          selected={selected}
          onSelect={setSelected}
          isSending={isStarting}
          onSend={() => start([...selected])}
          onBack={() => setStepBeforeRun('checks')}
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

/**
 * Three steps: checks, selection and sending. The sending continues on the server when the dialog closes.
 * Only the listed invoices are sent, even if others become ready meanwhile.
 */
export const SendAllModal = ({ open, onClose }: Props) => (
  <ModalForm title={invoiceSendingTexts.sendAllTitle} open={open} onClose={onClose} width={760}>
    <ReadyInvoices onClose={onClose} />
  </ModalForm>
);

const ReadyInvoices = ({ onClose }: { onClose: () => void }) => {
  // Keep the first response: after sending, a refetched list is empty while the dialog still shows the result.
  const query = useQuery({ ...readyInvoicesQueryOptions, refetchOnWindowFocus: false });
  const [firstResponse, setFirstResponse] = useState<readonly InvoiceWithRemarks[]>();
  if (firstResponse === undefined && query.data !== undefined && !query.isFetching)
    setFirstResponse(query.data);
  return (
    <QueryContent
      query={{ data: firstResponse, error: query.error, refetch: query.refetch }}
      skeleton={<RowsSkeleton rows={5} />}
      compact
    >
      {(invoices) =>
        invoices.length === 0 ? (
          <EmptyState kind="nothing" compact title={invoiceSendingTexts.noneReady} />
        ) : (
          <SendAllSteps invoices={invoices} onClose={onClose} />
        )
      }
    </QueryContent>
  );
};
