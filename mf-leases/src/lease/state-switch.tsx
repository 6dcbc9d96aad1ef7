import { isLeaseFilter, type LeaseFilter, leaseFilters } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { Segmented } from '@husrum/ui/data';
import { filterTitle } from './lease.texts';

const ALL = 'all';
const options = [
  { value: ALL, label: 'Alla' },
  ...leaseFilters.map((value) => ({ value, label: filterTitle[value] })),
];

/** One state or all of them; each is an address of its own. */
export const StateSwitch = ({ filter }: { filter: LeaseFilter | undefined }) => {
  const go = useGo();
  return (
    <Segmented
      aria-label="Status"
      options={options}
      value={filter ?? ALL}
      onChange={(chosen) =>
        go(isLeaseFilter(chosen) ? routes.lease.byState({ filter: chosen }) : routes.lease.overview())
      }
    />
  );
};
