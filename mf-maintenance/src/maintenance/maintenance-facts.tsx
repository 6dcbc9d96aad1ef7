import type { Maintenance } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { toInstant } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import {
  DateText,
  DescriptionList,
  Money,
  QueryContent,
  RowsSkeleton,
  Section,
  StatusTag,
  Timeline,
  type TimelineItem,
} from '@husrum/ui';
import type { ReactNode } from 'react';
import { formatDayAndTime } from './day-and-time.rules';
import { DayAndTimeText } from './day-and-time-text';
import { useMaintenance } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';
import { OwnerLink } from './owner-link';
import { describeRepetition } from './repetition.rules';

export const MaintenanceFacts = ({ maintenance }: { maintenance: Maintenance }) => {
  const { address, scheduled_at, responsible, template, budget, cost } = maintenance;
  return (
    <Section title={maintenanceTexts.facts}>
      <DescriptionList
        columns={1}
        items={[
          { label: maintenanceTexts.place, value: <OwnerLink {...maintenance} /> },
          { label: maintenanceTexts.address, value: address },
          { label: maintenanceTexts.scheduled, value: <DayAndTimeText seconds={scheduled_at} /> },
          { label: maintenanceTexts.responsible, value: responsible?.name },
          {
            label: maintenanceTexts.template,
            value: template && (
              <AppLink to={routes.template.detail({ id: template.id })}>{template.title}</AppLink>
            ),
          },
          { label: maintenanceTexts.repetition, value: describeRepetition(maintenance) },
          { label: maintenanceTexts.budget, value: <Money value={budget} /> },
          { label: maintenanceTexts.cost, value: <Money value={cost} /> },
        ]}
      />
    </Section>
  );
};

/** The activity that this one repeats, and the one that repeats it. */
export const MaintenanceSeries = ({
  maintenance: { next_id, previous_id },
}: {
  maintenance: Maintenance;
}) => (
  <>
    {next_id !== null && <RelatedActivity title={maintenanceTexts.next} id={next_id} />}
    {previous_id !== null && <RelatedActivity title={maintenanceTexts.previous} id={previous_id} />}
  </>
);

const RelatedActivity = ({ title, id }: { title: string; id: number }) => (
  <Section title={title}>
    <QueryContent query={useMaintenance(id)} skeleton={<RowsSkeleton rows={1} />} compact>
      {({ scheduled_at, completed_at, status, title: name }) => {
        const seconds = completed_at ?? scheduled_at;
        return (
          <>
            <AppLink to={routes.maintenance.detail({ id })}>
              {seconds === null ? name : formatDayAndTime(seconds)}
            </AppLink>{' '}
            <StatusTag kind="maintenance" value={status} />
          </>
        );
      }}
    </QueryContent>
  </Section>
);

const renderHistoryLine = (what: string, at: ReactNode, who: string | null = null) => (
  <>
    <span>{what}</span>
    <span className="h-muted">
      {at}
      {who && ` · ${who}`}
    </span>
  </>
);

/** The status changes of the activity, newest first. */
const toHistory = (maintenance: Maintenance): TimelineItem[] => {
  const { created_at, started_at, started_by, completed_at, completed_by } = maintenance;
  const { cancelled_at, cancelled_by } = maintenance;
  const renderInstant = (instant: string) => <DateText value={instant} time />;
  return [
    ...(cancelled_at === null
      ? []
      : [
          {
            key: 'cancelled',
            content: renderHistoryLine(
              maintenanceTexts.cancelledAt,
              renderInstant(toInstant(cancelled_at)),
              cancelled_by,
            ),
          },
        ]),
    ...(completed_at === null
      ? []
      : [
          {
            key: 'completed',
            content: renderHistoryLine(
              maintenanceTexts.completedAt,
              renderInstant(toInstant(completed_at)),
              completed_by,
            ),
          },
        ]),
    ...(started_at === null
      ? []
      : [
          {
            key: 'started',
            content: renderHistoryLine(
              maintenanceTexts.startedAt,
              renderInstant(toInstant(started_at)),
              started_by,
            ),
          },
        ]),
    { key: 'created', content: renderHistoryLine(maintenanceTexts.createdAt, renderInstant(created_at)) },
  ];
};

export const MaintenanceHistory = ({ maintenance }: { maintenance: Maintenance }) => (
  <Section title={maintenanceTexts.history}>
    <Timeline items={toHistory(maintenance)} />
  </Section>
);
