import { type LateCharge, lateChargeCalls } from '@husrum/contract/late-charge';
import { useApiMutation } from '@husrum/platform';
import { lazyDialog } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { chargesChanged } from './late-charge.queries';
import { lateChargeTexts } from './late-charge.texts';

const WithdrawChargeModal = lazyDialog(() => import('./withdraw-charge.modal'));

/** What can be done with a charge that no invoice has. */
export const ChargeActions = ({ charge }: { charge: LateCharge }) => {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const billing = useApiMutation(lateChargeCalls.bill, {
    publish: chargesChanged,
    successMessage: lateChargeTexts.billed,
  });
  if (charge.state !== 'OPEN') return null;
  return (
    <>
      <span>
        <Button
          call={lateChargeCalls.bill}
          type="link"
          size="small"
          loading={billing.isPending}
          onClick={() => billing.mutate({ body: { ids: [charge.id] } })}
        >
          {lateChargeTexts.bill}
        </Button>
        <Button
          call={lateChargeCalls.withdraw}
          type="link"
          size="small"
          onClick={() => setIsWithdrawing(true)}
        >
          {lateChargeTexts.withdraw}
        </Button>
      </span>
      {isWithdrawing && <WithdrawChargeModal charge={charge} onClose={() => setIsWithdrawing(false)} />}
    </>
  );
};
