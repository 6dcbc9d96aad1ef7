import { type DueInspection, type Move, moveLabel } from '@husrum/contract/calendar';
import { type MaintenanceRow, maintenanceStatusLabel } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { formatEntityName, type LocalDate, scheduledDay, scheduledTime } from '@husrum/format';
import { calendarTexts } from './calendar.texts';

/** One event of a calendar feed. */
export interface FeedEvent {
  /** Unique among all events of all servers. It never changes. */
  readonly uid: string;
  readonly day: LocalDate;
  /** When it starts. It is null for an event of the whole day. */
  readonly startsAt: Date | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  readonly isCancelled: boolean;
  /** ISO instant. */
  readonly updatedAt: string;
}

const joinLines = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join('\n');
const createUid = (name: string, baseUrl: string): string => `${name}@${new URL(baseUrl).host}`;

const uidSuffix = { MOVE_IN: 'in', MOVE_OUT: 'out' } as const;

export const toMoveEvent = (move: Move, baseUrl: string): FeedEvent => ({
  uid: createUid(`lease-${move.lease_id}-${uidSuffix[move.kind]}`, baseUrl),
  day: move.date,
  startsAt: null,
  summary: `${moveLabel[move.kind]}: ${formatEntityName(move.entity)}`,
  description: joinLines(
    move.tenant && calendarTexts.tenant(move.tenant.name),
    calendarTexts.company(move.company.name),
  ),
  location: move.address,
  url: baseUrl + routes.lease.detail({ id: move.lease_id }),
  isCancelled: false,
  updatedAt: move.updated_at,
});

/**
 * An inspection is computed from the facts of its object, so nobody knows when it changed. Its event need not say: when the day
 * changes, the event gets another uid.
 */
const NEVER_CHANGED = '2020-01-01T00:00:00.000Z';

export const toInspectionEvent = (
  { kind, date, title, entity, company }: DueInspection,
  baseUrl: string,
): FeedEvent => ({
  uid: createUid(`inspection-${entity.id}-${kind.toLowerCase()}-${date}`, baseUrl),
  day: date,
  startsAt: null,
  summary: `${title}, ${formatEntityName(entity)}`,
  description: joinLines(
    calendarTexts.lastDay,
    calendarTexts.entity(formatEntityName(entity)),
    calendarTexts.company(company.name),
  ),
  location: null,
  url: baseUrl + routes.inspection.requirement({ id: entity.id, kind }),
  isCancelled: false,
  updatedAt: NEVER_CHANGED,
});

/** The event of an activity. The result is null when it is not scheduled. */
export const toActivityEvent = (activity: MaintenanceRow, baseUrl: string): FeedEvent | null => {
  const { id, title, status, scheduled_at, entity, company, responsible } = activity;
  if (scheduled_at === null) return null;
  const label = maintenanceStatusLabel[status];
  const place = entity ? formatEntityName(entity) : company?.name;
  return {
    uid: createUid(`maintenance-${id}`, baseUrl),
    day: scheduledDay(scheduled_at),
    startsAt: scheduledTime(scheduled_at) === null ? null : new Date(scheduled_at * 1000),
    // Not every program shows the status of an event.
    summary: `${status === 'PLANNED' ? '' : `${label}: `}${title}${place ? `, ${place}` : ''}`,
    description: joinLines(
      calendarTexts.status(label),
      entity && calendarTexts.entity(formatEntityName(entity)),
      company && calendarTexts.company(company.name),
      responsible && calendarTexts.responsible(responsible.name),
    ),
    location: activity.address,
    url: baseUrl + routes.maintenance.detail({ id }),
    isCancelled: status === 'CANCELLED',
    updatedAt: activity.updated_at,
  };
};
