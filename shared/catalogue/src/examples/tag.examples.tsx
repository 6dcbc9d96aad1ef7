import { moveKinds, moveLabel } from '@husrum/contract/calendar';
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
import { LeaseStatusTag, RentedTag, type StatusIcon, type StatusKind, StatusTag, ToneTag } from '@husrum/ui';
import { CalendarItemMark } from '@husrum/ui/calendar';
import { Chip } from '@husrum/ui/filter';
import type { ExampleGroup } from './example';
import { Row } from './row';
import { LONG_TEXT } from './sample.texts';

/** Every status of every kind, from the contract. */
const statusesByKind: Readonly<Record<StatusKind, readonly string[]>> = {
  invoice: invoiceStatuses,
  lease: leaseStates,
  ticket: ticketStatuses,
  maintenance: maintenanceStatuses,
  task: taskStatuses,
  move: moveKinds,
  tenant: tenantStatuses,
  portal: portalStates,
  run: jobRunStatuses,
  outcome: jobRunOutcomes,
  message: recipientStatuses,
  rentAdjustment: rentAdjustmentStatuses,
  entity: ['UTHYRD', 'VAKANT'],
  inspection: inspectionStatuses,
  inspectionResult: inspectionResults,
  event: eventTypes,
};
const titles: Readonly<Record<StatusKind, string>> = {
  invoice: 'Hyresavi',
  lease: 'Uthyrning',
  ticket: 'Ärende',
  maintenance: 'Underhåll',
  task: 'Uppgift',
  move: 'Flytt',
  tenant: 'Hyresgäst',
  portal: 'Hyresgästportal',
  run: 'Körning',
  outcome: 'Resultat av körning',
  message: 'Mottagare av meddelande',
  rentAdjustment: 'Hyresjustering',
  entity: 'Objekt',
  inspection: 'Besiktning',
  inspectionResult: 'Resultat av besiktning',
  event: 'Händelse',
};
const kinds = Object.keys(statusesByKind).filter((kind): kind is StatusKind => kind in statusesByKind);

const tones = ['grey', 'purple', 'blue', 'cyan', 'gold', 'green', 'red'] as const;
const icons: readonly StatusIcon[] = [
  ...(['bell', 'calendar', 'check', 'clock', 'door', 'edit', 'exclamation', 'eye'] as const),
  ...(['info', 'key', 'minus', 'pie', 'send', 'stop', 'undo', 'warning'] as const),
];

export const tagExamples: ExampleGroup = {
  title: 'Etiketter',
  components: {
    StatusTag: [
      ...kinds.map((kind) => ({
        title: titles[kind],
        content: (
          <Row>
            {statusesByKind[kind].map((value) => (
              <StatusTag key={value} kind={kind} value={value} />
            ))}
          </Row>
        ),
      })),
      { title: 'Okänd status', content: <StatusTag kind="invoice" value="LATER" /> },
      {
        title: 'Egen text och tillägg',
        content: (
          <Row>
            <StatusTag kind="ticket" value="OPEN" extra="3 dagar" />
            <StatusTag kind="ticket" value="OPEN" label={LONG_TEXT} />
          </Row>
        ),
      },
    ],
    LeaseStatusTag: [
      {
        title: 'Alla lägen',
        content: (
          <Row>
            {leaseStates.map((status) => (
              <LeaseStatusTag key={status} status={status} stop={null} terminated={false} />
            ))}
          </Row>
        ),
      },
      { title: 'Uppsagd', content: <LeaseStatusTag status="ending" stop="2027-03-31" terminated /> },
    ],
    RentedTag: [
      {
        title: 'Alla lägen',
        content: (
          <Row>
            <RentedTag rented />
            <RentedTag rented free_from="2027-04-01" />
            <RentedTag rented={false} />
            <RentedTag rented={false} let_from="2027-02-01" />
          </Row>
        ),
      },
    ],
    ToneTag: [
      {
        title: 'Färger',
        content: (
          <Row>
            {tones.map((tone) => (
              <ToneTag key={tone} tone={tone}>
                Etikett
              </ToneTag>
            ))}
          </Row>
        ),
      },
      {
        title: 'Med kant: någon måste göra något',
        content: (
          <Row>
            {tones.map((tone) => (
              <ToneTag key={tone} tone={tone} outlined>
                Etikett
              </ToneTag>
            ))}
          </Row>
        ),
      },
      {
        title: 'Struken: räknas inte längre',
        content: (
          <Row>
            {tones.map((tone) => (
              <ToneTag key={tone} tone={tone} struck>
                Etikett
              </ToneTag>
            ))}
          </Row>
        ),
      },
      {
        title: 'Ikoner',
        content: (
          <Row>
            {icons.map((icon) => (
              <ToneTag key={icon} tone="blue" icon={icon}>
                Etikett
              </ToneTag>
            ))}
          </Row>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Row>
            <ToneTag tone="gold" icon="warning">
              {LONG_TEXT}
            </ToneTag>
          </Row>
        ),
      },
    ],
    CalendarItemMark: [
      {
        title: 'Färger',
        content: (
          <Row>
            {tones.map((tone) => (
              <CalendarItemMark
                key={tone}
                item={{ style: { label: moveLabel.MOVE_IN, tone, icon: 'key' } }}
              />
            ))}
          </Row>
        ),
      },
    ],
    Chip: [
      {
        title: 'Vanlig',
        content: (
          <Chip removeLabel="Ta bort filtret Status: Aktiv" onRemove={() => {}}>
            Status: Aktiv
          </Chip>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Chip removeLabel="Ta bort filtret" onRemove={() => {}}>
            {LONG_TEXT}
          </Chip>
        ),
      },
      {
        title: 'Med en knapp till',
        content: (
          <Chip
            removeLabel="Ta bort filen"
            onRemove={() => {}}
            action={
              <button type="button" aria-label="Visa filen">
                ↗
              </button>
            }
          >
            hyresavtal.pdf
          </Chip>
        ),
      },
    ],
  },
};
