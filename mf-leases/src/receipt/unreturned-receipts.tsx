import './unreturned-receipts.css';
import { type Receipt, receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { DateText, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useReceipts } from './receipt.queries';
import { receiptTexts } from './receipt.texts';
import { ReturnReceiptModal } from './return-receipt.modal';

interface Props {
  leaseId: number;
  /** It is called when the user opens the link to all receipts of the lease. */
  onLeave: () => void;
}

/** The items that the tenants have not returned, each with a button that records its return. */
export const UnreturnedReceipts = ({ leaseId, onLeave }: Props) => {
  const query = useReceipts(leaseId);
  const [returning, setReturning] = useState<Receipt>();
  return (
    <>
      <QueryContent query={query} skeleton={<RowsSkeleton rows={2} />} compact>
        {(receipts) => (
          <ul className="unreturned-receipts" aria-label={receiptTexts.unreturned}>
            {receipts
              .filter(({ return_date }) => return_date === null)
              .map((receipt) => (
                <li key={receipt.id}>
                  <span>
                    <strong>{receiptTexts.item(receipt)}</strong>
                    <span className="h-muted">
                      {' '}
                      {receiptTexts.fields.handoutDate.toLowerCase()}{' '}
                      <DateText value={receipt.handout_date} />
                    </span>
                  </span>
                  <Button
                    call={receiptCalls.markReturned}
                    aria-label={receiptTexts.returnNamed(receipt.name)}
                    onClick={() => setReturning(receipt)}
                  >
                    {receiptTexts.return}
                  </Button>
                </li>
              ))}
          </ul>
        )}
      </QueryContent>
      <AppLink to={routes.lease.detail({ id: leaseId }, { tab: 'receipts' })} onClick={onLeave}>
        {receiptTexts.showAll}
      </AppLink>
      {returning && <ReturnReceiptModal receipt={returning} onClose={() => setReturning(undefined)} />}
    </>
  );
};
