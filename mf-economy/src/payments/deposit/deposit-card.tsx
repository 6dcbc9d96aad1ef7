import './deposit.css';
import { type Deposit, type DepositEntry, depositCalls } from '@husrum/contract/deposit';
import { routes } from '@husrum/contract/routes';
import { type DescriptionItem, DescriptionList, lazyDialog, Money, PageLink } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { depositTexts } from './deposit.texts';
import { DepositStateTag } from './deposit-state-tag';
import { UndoDepositEntryButton } from './undo-deposit-entry-button';

const UseDepositModal = lazyDialog(() => import('./use-deposit.modal'));
const RepayDepositModal = lazyDialog(() => import('./repay-deposit.modal'));
const AddInterestModal = lazyDialog(() => import('./add-interest.modal'));

const { facts } = depositTexts;
const amountFact = (label: string, amount: number): DescriptionItem[] =>
  amount === 0 ? [] : [{ label, value: <Money value={amount} /> }];

const listFacts = (deposit: Deposit): DescriptionItem[] => [
  { label: facts.asked, value: depositTexts.askedOn(deposit.asked, deposit.due_at) },
  { label: facts.received, value: depositTexts.receivedOn(deposit.received, deposit.received_on) },
  ...(deposit.interest_rate === null
    ? []
    : [{ label: facts.rate, value: depositTexts.rate(deposit.interest_rate) }]),
  ...amountFact(facts.interest, deposit.interest),
  ...amountFact(facts.used, deposit.used),
  ...amountFact(facts.repaid, deposit.repaid),
  { label: facts.held, value: <Money strong value={deposit.held} /> },
];

const EntryLine = ({ entry }: { entry: DepositEntry }) => (
  <li>
    <span className="e-deposit__entry">
      <span>{depositTexts.entry(entry)}</span>
      {entry.invoice !== null && (
        <PageLink to={routes.invoice.detail({ id: entry.invoice.id })}>
          {depositTexts.invoiceOf(entry.invoice.reference)}
        </PageLink>
      )}
      {entry.reason !== null && <span className="h-muted">{entry.reason}</span>}
    </span>
    {entry.undone_on === null ? (
      <UndoDepositEntryButton entry={entry} />
    ) : (
      <span className="h-muted">{depositTexts.undoneOn(entry.undone_on)}</span>
    )}
  </li>
);

type Dialog = 'use' | 'interest' | 'repay';

/** A deposit: what was asked for and received, what became of it, and what can be done with the rest. */
export const DepositCard = ({ deposit }: { deposit: Deposit }) => {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { invoice, held, interest, interest_rate, entries } = deposit;
  const hasInterest = interest_rate !== null && interest === 0;
  return (
    <div className="e-deposit">
      <div className="e-deposit__head">
        <DepositStateTag state={deposit.state} />
        <PageLink to={routes.invoice.detail({ id: invoice.id })}>
          {depositTexts.invoiceOf(invoice.reference)}
        </PageLink>
        {held > 0 && (
          <span className="e-deposit__actions">
            {hasInterest && (
              <Button call={depositCalls.addInterest} onClick={() => setDialog('interest')}>
                {depositTexts.interest}
              </Button>
            )}
            <Button call={depositCalls.use} onClick={() => setDialog('use')}>
              {depositTexts.use}
            </Button>
            <Button call={depositCalls.repay} onClick={() => setDialog('repay')}>
              {depositTexts.repay}
            </Button>
          </span>
        )}
      </div>
      <DescriptionList items={listFacts(deposit)} />
      {entries.length > 0 && (
        <ul className="e-deposit__entries" aria-label={depositTexts.entries}>
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {dialog === 'use' && <UseDepositModal deposit={deposit} onClose={close} />}
      {dialog === 'interest' && <AddInterestModal deposit={deposit} onClose={close} />}
      {dialog === 'repay' && <RepayDepositModal deposit={deposit} onClose={close} />}
    </div>
  );
};
