import { moveKinds } from '@husrum/contract/calendar';
import { eventTypes } from '@husrum/contract/event';
import { invoiceStatuses } from '@husrum/contract/invoice';
import { jobRunOutcomes, jobRunStatuses } from '@husrum/contract/job-run';
import { leaseStates } from '@husrum/contract/lease';
import { maintenanceStatuses, taskStatuses } from '@husrum/contract/maintenance';
import { rentAdjustmentStatuses } from '@husrum/contract/rent-adjustment';
import { inspectionResults, inspectionStatuses } from '@husrum/contract/statutory-inspection';
import { portalStates, tenantStatuses } from '@husrum/contract/tenant';
import { recipientStatuses } from '@husrum/contract/tenant-message';
import { ticketStatuses } from '@husrum/contract/ticket';
import { render, screen } from '@testing-library/react';
import { statusStyles } from './status.styles';
import { LeaseStatusTag, RentedTag, StatusTag } from './status-tag';

test.each([
  ['invoice', 'PENDING_PAYMENT', 'Inväntar betalning', 'h-tag--cyan'],
  ['invoice', 'ERROR', 'Kräver åtgärd', 'h-tag--outlined'],
  ['invoice', 'CANCELLED', 'Makulerad', 'h-tag--struck'],
  ['lease', 'ending', 'Upphör', 'h-tag--gold'],
  ['ticket', 'RESOLVED', 'Löst', 'h-tag--green'],
  ['maintenance', 'OVERDUE', 'Försenad', 'h-tag--red'],
  ['portal', 'INVITED', 'Inbjudan skickad', 'h-tag--blue'],
  ['event', 'IMPORTANT', 'Viktig', 'h-tag--red'],
] as const)('%s %s is shown as %s', (kind, value, label, className) => {
  const { container } = render(<StatusTag kind={kind} value={value} />);
  expect(screen.getByText(label)).toBeInTheDocument();
  expect(container.querySelector('.h-tag')).toHaveClass(className);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('every status of the contract has a style', () => {
  expect([...statusStyles.invoice.keys()].sort()).toEqual([...invoiceStatuses].sort());
  expect([...statusStyles.lease.keys()].sort()).toEqual([...leaseStates].sort());
  expect([...statusStyles.ticket.keys()].sort()).toEqual([...ticketStatuses].sort());
  expect([...statusStyles.maintenance.keys()].sort()).toEqual([...maintenanceStatuses].sort());
  expect([...statusStyles.task.keys()].sort()).toEqual([...taskStatuses].sort());
  expect([...statusStyles.move.keys()].sort()).toEqual([...moveKinds].sort());
  expect([...statusStyles.tenant.keys()].sort()).toEqual([...tenantStatuses].sort());
  expect([...statusStyles.run.keys()].sort()).toEqual([...jobRunStatuses].sort());
  expect([...statusStyles.outcome.keys()].sort()).toEqual([...jobRunOutcomes].sort());
  expect([...statusStyles.rentAdjustment.keys()].sort()).toEqual([...rentAdjustmentStatuses].sort());
  expect([...statusStyles.message.keys()].sort()).toEqual([...recipientStatuses].sort());
  expect([...statusStyles.event.keys()].sort()).toEqual([...eventTypes].sort());
  expect([...statusStyles.inspection.keys()].sort()).toEqual([...inspectionStatuses].sort());
  expect([...statusStyles.inspectionResult.keys()].sort()).toEqual([...inspectionResults].sort());
  expect([...statusStyles.portal.keys()].sort()).toEqual([...portalStates].sort());
});

test('the tag of an object says whether it is let, and from when that changes', () => {
  const { rerender } = render(<RentedTag rented />);
  expect(screen.getByText('Uthyrd')).toBeInTheDocument();
  rerender(<RentedTag rented={false} />);
  expect(screen.getByText('Vakant')).toBeInTheDocument();
  rerender(<RentedTag rented={false} let_from="2027-01-01" />);
  expect(screen.getByText('Vakant, uthyrd från 2027-01-01')).toBeInTheDocument();
  rerender(<RentedTag rented free_from="2027-03-01" />);
  expect(screen.getByText('Uthyrd, ledig från 2027-03-01')).toBeInTheDocument();
});

test('an unknown status is shown by its value, with what follows the label', () => {
  render(<StatusTag kind="invoice" value="NEW_ONE" extra="2026-11-20" />);
  expect(screen.getByText('NEW_ONE 2026-11-20')).toBeInTheDocument();
});

test('the tag of a terminated lease shows its last day, as long as the lease runs', () => {
  const lease = { stop: '2027-02-28', terminated: true };
  const { rerender } = render(<LeaseStatusTag {...lease} status="ending" />);
  expect(screen.getByText('Uppsagd, slutar 2027-02-28')).toBeInTheDocument();
  rerender(<LeaseStatusTag {...lease} status="inactive" />);
  expect(screen.getByText('Avslutad')).toBeInTheDocument();
  rerender(<LeaseStatusTag {...lease} status="ending" terminated={false} />);
  expect(screen.getByText('Upphör')).toBeInTheDocument();
});
