import { routes } from '@husrum/contract/routes';
import { isTicketFilter, type TicketFilter } from '@husrum/contract/ticket';
import { useGo } from '@husrum/platform';
import { Segmented } from '@husrum/ui/data';
import { filterTitle } from './ticket.texts';

const ALL = 'all';
/** As a ticket passes through them. */
const inOrder: readonly TicketFilter[] = ['new', 'open', 'resolved'];
const options = [
  { value: ALL, label: 'Alla' },
  ...inOrder.map((value) => ({ value, label: filterTitle[value] })),
];

/** One state or all of them; each is an address of its own. */
export const StatusSwitch = ({ status }: { status: TicketFilter | undefined }) => {
  const go = useGo();
  return (
    <Segmented
      aria-label="Status"
      options={options}
      value={status ?? ALL}
      onChange={(chosen) =>
        go(isTicketFilter(chosen) ? routes.ticket.byStatus({ status: chosen }) : routes.ticket.overview())
      }
    />
  );
};
