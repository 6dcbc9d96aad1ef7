import { routes } from '@husrum/contract/routes';
import { isTicketFilter, type TicketFilter } from '@husrum/contract/ticket';
import { useAppNavigate } from '@husrum/platform';
import { Segmented } from '@husrum/ui/data';
import { useLocation } from 'react-router-dom';
import { ticketTexts } from './ticket.texts';

const ALL = 'all';
/** The choices are in the order in which a ticket gets these statuses. */
const statuses: readonly TicketFilter[] = ['new', 'open', 'resolved'];
const options = [
  { value: ALL, label: ticketTexts.allStatuses },
  ...statuses.map((value) => ({ value, label: ticketTexts.filter[value] })),
];

/**
 * Whether the link leaves out the parameter: `skapa`, which opens the first step of creating a ticket, and the days of
 * resolution unless the list is of resolved tickets.
 */
const isLeftOut = (name: string, status: string) =>
  name === 'skapa' || (status !== 'resolved' && name.startsWith('resolved_'));

/** The path to the list of the tickets with the status, with the filters and the sort order of the list that is shown. */
const getStatusLink = (status: string, search: string): string => {
  const path = isTicketFilter(status) ? routes.ticket.byStatus({ status }) : routes.ticket.overview();
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()].filter((key) => isLeftOut(key, status))) params.delete(name);
  return params.size === 0 ? path : `${path}?${params}`;
};

/** Filters the list by status; each status has its own URL. */
export const TicketStatusFilter = ({ status }: { status: TicketFilter | undefined }) => {
  const navigate = useAppNavigate();
  const { search } = useLocation();
  return (
    <Segmented
      aria-label={ticketTexts.filterLabel}
      options={options}
      value={status ?? ALL}
      onChange={(value) => navigate(getStatusLink(value, search))}
    />
  );
};
