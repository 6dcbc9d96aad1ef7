import { routes } from '@husrum/contract/routes';
import { isTicketFilter, type TicketFilter } from '@husrum/contract/ticket';
import { useAppNavigate } from '@husrum/platform';
import { Segmented } from '@husrum/ui/data';
import { ticketTexts } from './ticket.texts';

const ALL = 'all';
/** In the order in which a ticket gets these statuses. */
const statuses: readonly TicketFilter[] = ['new', 'open', 'resolved'];
const options = [
  { value: ALL, label: ticketTexts.allStatuses },
  ...statuses.map((value) => ({ value, label: ticketTexts.filter[value] })),
];

/** Filters the list by status; each status has its own URL. */
export const TicketStatusFilter = ({ status }: { status: TicketFilter | undefined }) => {
  const navigate = useAppNavigate();
  return (
    <Segmented
      aria-label={ticketTexts.filterLabel}
      options={options}
      value={status ?? ALL}
      onChange={(value) =>
        navigate(isTicketFilter(value) ? routes.ticket.byStatus({ status: value }) : routes.ticket.overview())
      }
    />
  );
};
