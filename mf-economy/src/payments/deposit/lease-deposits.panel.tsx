import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { depositCalls } from '@husrum/contract/deposit';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { lazyDialog, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useLeaseDeposits } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { DepositCard } from './deposit-card';

const RequestDepositModal = lazyDialog(() => import('./request-deposit.modal'));

/** The deposits of a lease, on its page. They are settled after it has ended; then none is asked for. */
export default function LeaseDepositsPanel({ leaseId, inactive }: PanelProps['lease.deposits']) {
  const [isAsking, setIsAsking] = useState(false);
  const request = !inactive && (
    <Button call={depositCalls.create} icon={<PlusOutlined />} onClick={() => setIsAsking(true)}>
      {depositTexts.request}
    </Button>
  );
  return (
    <Section title={panels['lease.deposits'].title} extra={request}>
      <QueryContent query={useLeaseDeposits(leaseId)} skeleton={<RowsSkeleton rows={1} />} compact>
        {({ data }) =>
          data.length === 0 ? (
            <p className="h-muted">{depositTexts.none}</p>
          ) : (
            data.map((deposit) => <DepositCard key={deposit.id} deposit={deposit} />)
          )
        }
      </QueryContent>
      {isAsking && <RequestDepositModal leaseId={leaseId} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}
