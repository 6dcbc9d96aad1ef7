import { eventTypes } from '@husrum/contract/event';
import { invoiceStatuses } from '@husrum/contract/invoice';
import { leaseStates } from '@husrum/contract/lease';
import { portalStates, tenantStatuses } from '@husrum/contract/tenant';
import { ticketStatuses } from '@husrum/contract/ticket';
import { render, screen } from '@testing-library/react';
import { statusLooks } from './status.looks';
import { RentedTag, StatusTag } from './status-tag';

test.each([
  ['invoice', 'PENDING_PAYMENT', 'Inväntar betalning', 'h-tag--cyan'],
  ['invoice', 'ERROR', 'Kräver åtgärd', 'h-tag--outlined'],
  ['invoice', 'CANCELLED', 'Makulerad', 'h-tag--struck'],
  ['lease', 'ending', 'Upphör', 'h-tag--gold'],
  ['ticket', 'RESOLVED', 'Löst', 'h-tag--green'],
  ['portal', 'INVITED', 'Inbjudan skickad', 'h-tag--blue'],
  ['event', 'IMPORTANT', 'Viktig', 'h-tag--red'],
] as const)('%s %s reads %s', (kind, value, label, look) => {
  const { container } = render(<StatusTag kind={kind} value={value} />);
  expect(screen.getByText(label)).toBeInTheDocument();
  expect(container.querySelector('.h-tag')).toHaveClass(look);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('every status of the contract has a look', () => {
  expect([...statusLooks.invoice.keys()].sort()).toEqual([...invoiceStatuses].sort());
  expect([...statusLooks.lease.keys()].sort()).toEqual([...leaseStates].sort());
  expect([...statusLooks.ticket.keys()].sort()).toEqual([...ticketStatuses].sort());
  expect([...statusLooks.tenant.keys()].sort()).toEqual([...tenantStatuses].sort());
  expect([...statusLooks.event.keys()].sort()).toEqual([...eventTypes].sort());
  expect([...statusLooks.portal.keys()].sort()).toEqual([...portalStates].sort());
});

test('let or vacant', () => {
  const { rerender } = render(<RentedTag rented />);
  expect(screen.getByText('Uthyrd')).toBeInTheDocument();
  rerender(<RentedTag rented={false} />);
  expect(screen.getByText('Vakant')).toBeInTheDocument();
});

test('a status that is not known yet is shown as it came', () => {
  render(<StatusTag kind="invoice" value="NEW_ONE" extra="2026-11-20" />);
  expect(screen.getByText('NEW_ONE')).toBeInTheDocument();
});
