import { busEvent } from '@husrum/contract/bus';
import { type BusMessage, bus } from './bus';

test('a subscriber of one event gets that event only, until it unsubscribes', () => {
  const ended: number[] = [];
  const subscription = bus.on('lease.ended').subscribe(({ leaseId }) => ended.push(leaseId));

  bus.publish(busEvent('lease.ended', { leaseId: 7 }));
  bus.publish(busEvent('lease.restored', { leaseId: 8 }));
  subscription.unsubscribe();
  bus.publish(busEvent('lease.ended', { leaseId: 9 }));

  expect(ended).toEqual([7]);
});

test('delivers every event with its name to a subscriber of all events', () => {
  const received: BusMessage[] = [];
  const subscription = bus.all().subscribe((message) => received.push(message));

  bus.publish(busEvent('ticket.created', { ticketId: 3 }));
  bus.publish(busEvent('invoices.sent', {}));

  expect(received).toEqual([
    { name: 'ticket.created', payload: { ticketId: 3 } },
    { name: 'invoices.sent', payload: {} },
  ]);
  subscription.unsubscribe();
});
