import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { ToneTag } from '@husrum/ui';
import { useUnbilledPeriodCount } from './unbilled-period.queries';
import { unbilledPeriodTexts } from './unbilled-period.texts';

/** The number of unbilled periods on a lease's page, linked to the list. Renders nothing if there are none. */
export const LeaseUnbilledLink = ({ leaseId }: { leaseId: number }) => {
  const count = useUnbilledPeriodCount(leaseId);
  if (count === 0) return null;
  return (
    <AppLink to={routes.economy.unbilled({}, { lease_id: leaseId })}>
      <ToneTag tone="gold" icon="warning">
        {unbilledPeriodTexts.count(count)}
      </ToneTag>
    </AppLink>
  );
};
