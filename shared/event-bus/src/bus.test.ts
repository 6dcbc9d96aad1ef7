import { bus, type Heard } from './bus';

test('a listener hears its event and no other, until it stops listening', () => {
  const ended: number[] = [];
  const listening = bus.on('lease.ended').subscribe(({ leaseId }) => ended.push(leaseId));

  bus.publish('lease.ended', { leaseId: 7 });
  bus.publish('lease.restored', { leaseId: 8 });
  listening.unsubscribe();
  bus.publish('lease.ended', { leaseId: 9 });

  expect(ended).toEqual([7]);
});

test('who listens to all hears every fact with its name', () => {
  const heard: Heard[] = [];
  const listening = bus.all().subscribe((fact) => heard.push(fact));

  bus.publish('ticket.created', { ticketId: 3 });
  bus.publish('invoices.sent', {});

  expect(heard).toEqual([
    { name: 'ticket.created', payload: { ticketId: 3 } },
    { name: 'invoices.sent', payload: {} },
  ]);
  listening.unsubscribe();
});
