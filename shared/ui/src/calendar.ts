/** What the calendar and the dashboard's week show. A separate entry point, because few pages need it. */
export {
  type ActivityItem,
  activityItem,
  type CalendarItem,
  type CalendarItemKind,
  calendarItemKinds,
  inspectionItem,
  moveItem,
  sortCalendarItems,
} from './calendar/calendar-item';
export { CalendarItemMark } from './calendar/calendar-item-mark';
