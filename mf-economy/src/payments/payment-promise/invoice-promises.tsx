import './invoice-promises.css';
import { busEvent } from '@husrum/contract/bus';
import type { Invoice } from '@husrum/contract/invoice';
import {
  type PaymentPromise,
  type PromiseState,
  paymentPromiseCalls,
  promiseStateLabel,
} from '@husrum/contract/payment-promise';
import { formatDateTime } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { lazyDialog, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useInvoicePromises } from './payment-promise.queries';
import { paymentPromiseTexts as texts } from './payment-promise.texts';

const NotePromiseModal = lazyDialog(() => import('./note-promise.modal'));

const tones = {
  NOTE: 'grey',
  VALID: 'blue',
  BROKEN: 'red',
  PAID: 'green',
  REPLACED: 'grey',
  WITHDRAWN: 'grey',
} as const satisfies Record<PromiseState, string>;

const titleOf = (promise: PaymentPromise): string =>
  promise.promised_on === null ? texts.note : texts.promised(promise);

const PromiseLine = ({ promise, invoiceId }: { promise: PaymentPromise; invoiceId: number }) => {
  const confirm = useConfirm();
  const withdrawing = useApiMutation(paymentPromiseCalls.withdraw, {
    publish: () => [busEvent('invoice.changed', { invoiceId })],
    successMessage: texts.withdrawn,
  });
  const { id, state, note, by, created_at, withdrawn_at, withdrawn_by } = promise;
  const title = titleOf(promise);
  const withdraw = async () => {
    const question = { text: texts.withdrawQuestion, ok: texts.withdraw, danger: true };
    if (await confirm(question)) withdrawing.mutate({ params: { id } });
  };
  return (
    <li>
      <span className="e-promises__line">
        <span>{title}</span>
        {state !== 'NOTE' && <ToneTag tone={tones[state]}>{promiseStateLabel[state]}</ToneTag>}
      </span>
      {note !== null && <span className="e-promises__note">{note}</span>}
      <span className="e-promises__line h-muted">
        <span>{texts.by(by, formatDateTime(created_at))}</span>
        {withdrawn_at === null && (
          <Button
            call={paymentPromiseCalls.withdraw}
            type="link"
            size="small"
            loading={withdrawing.isPending}
            aria-label={texts.withdrawLabel(title)}
            onClick={() => void withdraw()}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
      {withdrawn_at !== null && (
        <span className="h-muted">{texts.withdrawnBy(withdrawn_by, formatDateTime(withdrawn_at))}</span>
      )}
    </li>
  );
};

/** What the tenant has promised to pay of a sent invoice, and notes about it, with the whole history. */
export const InvoicePromises = ({ invoice: { id } }: { invoice: Pick<Invoice, 'id'> }) => {
  const [isNoting, setIsNoting] = useState(false);
  const promises = useInvoicePromises(id).data?.data ?? [];
  const open = promises.find(({ state }) => state === 'VALID' || state === 'BROKEN');
  return (
    <Section
      title={texts.title}
      extra={
        <Button call={paymentPromiseCalls.create} onClick={() => setIsNoting(true)}>
          {texts.add}
        </Button>
      }
    >
      {promises.length === 0 ? (
        <p className="h-muted">{texts.none}</p>
      ) : (
        <ul className="e-promises" aria-label={texts.title}>
          {promises.map((promise) => (
            <PromiseLine key={promise.id} promise={promise} invoiceId={id} />
          ))}
        </ul>
      )}
      {isNoting && (
        <NotePromiseModal
          invoiceId={id}
          replacedDay={open?.promised_on ?? null}
          onClose={() => setIsNoting(false)}
        />
      )}
    </Section>
  );
};
