import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { ToneTag } from '@husrum/ui';
import { useUnbilledCount } from './unbilled-period.queries';
import { texts } from './unbilled-period.texts';

/** On the page of a lease: that days of it have no invoice, and the way to make one. */
export const LeaseUnbilled = ({ leaseId }: { leaseId: number }) => {
  const count = useUnbilledCount(leaseId);
  if (count === 0) return null;
  return (
    <AppLink to={routes.economy.unbilled({}, { lease_id: leaseId })}>
      <ToneTag tone="gold" icon="warning">
        {texts.ofLease(count)}
      </ToneTag>
    </AppLink>
  );
};
