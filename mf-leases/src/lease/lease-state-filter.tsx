import { isLeaseFilter, type LeaseFilter, leaseFilters } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { Segmented } from '@husrum/ui/data';
import { leaseTexts } from './lease.texts';

const ALL = 'all';
const options = [
  { value: ALL, label: leaseTexts.allStates },
  ...leaseFilters.map((value) => ({ value, label: leaseTexts.filter[value] })),
];

/** Filters the list by state; each state has its own URL. */
export const LeaseStateFilter = ({ filter }: { filter: LeaseFilter | undefined }) => {
  const navigate = useAppNavigate();
  return (
    <Segmented
      aria-label={leaseTexts.filterLabel}
      options={options}
      value={filter ?? ALL}
      onChange={(value) =>
        navigate(isLeaseFilter(value) ? routes.lease.byState({ filter: value }) : routes.lease.overview())
      }
    />
  );
};
