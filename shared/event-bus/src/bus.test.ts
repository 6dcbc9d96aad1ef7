import { busEvent } from '@husrum/contract/bus';
import { type BusMessage, bus } from './bus';

test('a listener hears its event and no other, until it stops listening', () => {
  const ended: number[] = [];
  const listening = bus.on('lease.ended').subscribe(({ leaseId }) => ended.push(leaseId));

  bus.publish(busEvent('lease.ended', { leaseId: 7 }));
  bus.publish(busEvent('lease.restored', { leaseId: 8 }));
  listening.unsubscribe();
  bus.publish(busEvent('lease.ended', { leaseId: 9 }));

  expect(ended).toEqual([7]);
});

test('who listens to all hears every fact with its name', () => {
  const heard: BusMessage[] = [];
  const listening = bus.all().subscribe((fact) => heard.push(fact));

  bus.publish(busEvent('ticket.created', { ticketId: 3 }));
  bus.publish(busEvent('invoices.sent', {}));

  expect(heard).toEqual([
    { name: 'ticket.created', payload: { ticketId: 3 } },
    { name: 'invoices.sent', payload: {} },
  ]);
  listening.unsubscribe();
});
