import { addDays, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { open, resolve } from '../ticket/ticket.rules';
import { insertAll, insertMany } from './bulk.store';
import type { Portfolio } from './portfolio.types';
import { type DemoTicket, tickets } from './tickets';

const FIRST_NUMBER = 1001;

const conversationOf = ({
  status,
  comment,
}: DemoTicket): { author: 'SYSTEM' | 'USER'; comment: string }[] => [
  ...(status === 'NEW' ? [] : [{ author: 'SYSTEM' as const, comment: open.told }]),
  ...(comment === null ? [] : [{ author: 'USER' as const, comment }]),
  ...(status === 'RESOLVED' ? [{ author: 'SYSTEM' as const, comment: resolve.told }] : []),
];

/** A few tickets on leased objects, from the days just past. */
export const writeTickets = async (
  tx: Tx,
  { leases }: Portfolio,
  ids: { entityIds: readonly number[]; tenantIds: readonly number[]; today: LocalDate },
): Promise<void> => {
  const places = tickets.map((_ticket, at) => leases[at * 3]);
  const made = (at: number) => `${addDays(ids.today, 2 * (at - tickets.length) + 1)}T09:00:00Z`;
  const ticketIds = await insertMany(
    tx,
    'ticket',
    tickets.map((ticket, at) => {
      const lease = places[at];
      const tenant = lease?.tenants[0];
      return {
        number: FIRST_NUMBER + at,
        subject: ticket.subject,
        type: ticket.type,
        status: ticket.status,
        description: ticket.description,
        tenant_id: ticket.type === 'INTERNAL' || tenant === undefined ? null : ids.tenantIds[tenant],
        entity_id: lease === undefined ? null : ids.entityIds[lease.entity],
        resolved_at: ticket.status === 'RESOLVED' ? `${ids.today}T08:00:00Z` : null,
        created_at: made(at),
        updated_at: made(at),
      };
    }),
  );
  await insertAll(
    tx,
    'ticket_comment',
    tickets.flatMap((ticket, at) =>
      conversationOf(ticket).map((said) => ({
        ...said,
        ticket_id: ticketIds[at],
        author_name: 'Demo Demosson',
        created_at: made(at),
      })),
    ),
  );
  await insertAll(tx, 'ticket_number', [{ last_number: FIRST_NUMBER + tickets.length - 1 }]);
};
