import { type DueInspection, type Move, type MoveKind, moveKinds } from '@husrum/contract/calendar';
import type { MaintenanceRow } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import {
  compareDates,
  compareSwedish,
  formatEntityName,
  type LocalDate,
  scheduledDay,
  scheduledTime,
} from '@husrum/format';
import { type StatusKind, type StatusStyle, statusStyles } from '../status/status.styles';
import { calendarItemTexts } from './calendar-item.texts';

/** Every kind of thing that has a day in the calendar. */
export const calendarItemKinds = [...moveKinds, 'INSPECTION', 'ACTIVITY'] as const;
export type CalendarItemKind = (typeof calendarItemKinds)[number];

interface ItemBase {
  /** Unique among all items. */
  readonly key: string;
  readonly day: LocalDate;
  /** `10:30`; null for the whole day. */
  readonly time: string | null;
  readonly title: string;
  /** The object with its house, the company, or the tenant. */
  readonly details: readonly string[];
  /** The page of the item. */
  readonly to: string;
  readonly style: StatusStyle;
}
export interface ActivityItem extends ItemBase {
  readonly kind: 'ACTIVITY';
  readonly activity: MaintenanceRow;
}
interface MoveItem extends ItemBase {
  readonly kind: MoveKind;
}
interface InspectionItem extends ItemBase {
  readonly kind: 'INSPECTION';
}
export type CalendarItem = ActivityItem | MoveItem | InspectionItem;

const styleOf = (kind: StatusKind, value: string): StatusStyle =>
  statusStyles[kind].get(value) ?? { label: value, tone: 'grey', icon: 'calendar' };

const withoutEmpty = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text || []);

/** An activity on its day. The result is undefined for one that is not scheduled. */
export const activityItem = (activity: MaintenanceRow): ActivityItem | undefined => {
  const { id, title, scheduled_at, status, entity, company } = activity;
  if (scheduled_at === null) return undefined;
  return {
    key: `activity-${id}`,
    kind: 'ACTIVITY',
    day: scheduledDay(scheduled_at),
    time: scheduledTime(scheduled_at),
    title,
    details: withoutEmpty(entity && formatEntityName(entity), company?.name),
    to: routes.maintenance.detail({ id }),
    style: styleOf('maintenance', status),
    activity,
  };
};

export const moveItem = ({ kind, lease_id, date, entity, tenant }: Move): CalendarItem => ({
  key: `${kind}-${lease_id}`,
  kind,
  day: date,
  time: null,
  title: formatEntityName(entity),
  details: withoutEmpty(tenant?.name),
  to: routes.lease.detail({ id: lease_id }),
  style: styleOf('move', kind),
});

export const inspectionItem = ({ kind, date, overdue, title, entity }: DueInspection): CalendarItem => ({
  key: `inspection-${entity.id}-${kind}-${date}`,
  kind: 'INSPECTION',
  day: date,
  time: null,
  title,
  details: [formatEntityName(entity)],
  to: routes.inspection.requirement({ id: entity.id, kind }),
  style: overdue
    ? styleOf('inspection', 'OVERDUE')
    : { label: calendarItemTexts.lastDay, tone: 'purple', icon: 'clock' },
});

const kindOrder = ({ kind }: CalendarItem): number => calendarItemKinds.indexOf(kind);

/** Sorts by day; within a day moves come first, then inspections, then activities: those without a time before the others. */
export const sortCalendarItems = (items: readonly CalendarItem[]): CalendarItem[] =>
  items.toSorted(
    (a, b) =>
      compareDates(a.day, b.day) ||
      kindOrder(a) - kindOrder(b) ||
      compareDates(a.time ?? '', b.time ?? '') ||
      compareSwedish(a.title, b.title) ||
      compareDates(a.key, b.key),
  );
