import { reopenChange, resolveChange } from '@husrum/api-maintenance/testing';
import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import { type DemoTicket, tickets } from './demo-tickets.data';
import type { Portfolio } from './portfolio.types';

const FIRST_NUMBER = 1001;

const listComments = ({ status, comment }: DemoTicket): { author: 'SYSTEM' | 'USER'; comment: string }[] => [
  ...(status === 'NEW' ? [] : [{ author: 'SYSTEM' as const, comment: reopenChange.comment }]),
  ...(comment === null ? [] : [{ author: 'USER' as const, comment }]),
  ...(status === 'RESOLVED' ? [{ author: 'SYSTEM' as const, comment: resolveChange.comment }] : []),
];

/** Inserts tickets on leased entities, created in the last days. */
export const insertTickets = async (
  tx: Tx,
  { leases }: Portfolio,
  ids: { entityIds: readonly number[]; tenantIds: readonly number[]; today: LocalDate },
): Promise<void> => {
  const ticketLeases = tickets.map((_ticket, index) => leases[index * 3]);
  const createdAt = (index: number) => `${addDays(ids.today, 2 * (index - tickets.length) + 1)}T09:00:00Z`;
  const ticketIds = await insertRowsReturningIds(
    tx,
    'ticket',
    tickets.map((ticket, index) => {
      const lease = ticketLeases[index];
      const tenant = lease?.tenants[0];
      return {
        number: FIRST_NUMBER + index,
        subject: ticket.subject,
        type: ticket.type,
        status: ticket.status,
        description: ticket.description,
        tenant_id: ticket.type === 'INTERNAL' || tenant === undefined ? null : ids.tenantIds[tenant],
        entity_id: lease === undefined ? null : ids.entityIds[lease.entity],
        resolved_at: ticket.status === 'RESOLVED' ? `${ids.today}T08:00:00Z` : null,
        created_at: createdAt(index),
        updated_at: createdAt(index),
      };
    }),
  );
  await insertRows(
    tx,
    'ticket_comment',
    tickets.flatMap((ticket, index) =>
      listComments(ticket).map((comment) => ({
        ...comment,
        ticket_id: ticketIds[index],
        author_name: 'Demo Demosson',
        created_at: createdAt(index),
      })),
    ),
  );
  await insertRows(tx, 'ticket_number', [{ last_number: FIRST_NUMBER + tickets.length - 1 }]);
};
