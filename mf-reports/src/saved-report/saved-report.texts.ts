import { reportScheduleLabel, type SavedReport, weekdayLabel } from '@husrum/contract/saved-report';
import { formatDate } from '@husrum/format';

/** A Swedish ordinal number, such as `1:a`, `3:e`, `11:e` or `22:a`. */
const formatOrdinal = (number: number): string => {
  const endsIn1Or2 = number % 10 === 1 || number % 10 === 2;
  return `${number}:${endsIn1Or2 && number !== 11 && number !== 12 ? 'a' : 'e'}`;
};

const formatSchedule = (report: Pick<SavedReport, 'schedule' | 'day'>): string => {
  if (report.schedule === null || report.day === null) return '';
  return report.schedule === 'WEEKLY'
    ? `${reportScheduleLabel.WEEKLY}, ${weekdayLabel[report.day] ?? ''}`
    : `${reportScheduleLabel.MONTHLY}, den ${formatOrdinal(report.day)}`;
};

export const savedReportTexts = {
  save: 'Spara',
  saveChanges: 'Spara ändringar',
  saveAs: 'Spara som ny',
  saveTitle: 'Spara rapporten',
  saved: 'Rapporten är sparad',
  name: 'Namn',
  isShared: 'Dela med alla i verksamheten',
  list: 'Sparade rapporter',
  empty: 'Inga sparade rapporter',
  emptyText: 'Bygg en rapport och spara den, så finns den här. Du kan dela den och få den med mejl.',
  build: 'Bygg en rapport',
  columns: { name: 'Namn', model: 'Källa', owner: 'Sparad av', schedule: 'Skickas', updatedAt: 'Ändrad' },
  shared: 'Delad',
  modelGone: 'Källan finns inte längre',
  /** A schedule, such as `Varje vecka, måndag.` */
  schedule: (report: Pick<SavedReport, 'schedule' | 'day'>): string => `${formatSchedule(report)}.`,
  nextOn: (date: string): string => `Nästa gång ${formatDate(date)}`,
  missing: (name: string) => `Något i rapporten ${name} finns inte längre och visas inte.`,
  loadFailed: 'Fel vid laddning av rapporten',
  rename: 'Byt namn eller dela',
  renameTitle: (name: string) => `Ändra ${name}`,
  changed: 'Rapporten är ändrad',
  duplicate: 'Duplicera',
  duplicated: (name: string) => `${name} är skapad`,
  remove: 'Ta bort',
  removeTitle: (name: string) => `Ta bort ${name}?`,
  removeText: 'Den försvinner också för dem som den är delad med, och skickas inte mer.',
  scheduleAction: 'Skicka regelbundet',
  scheduleTitle: (name: string) => `Skicka ${name} med mejl`,
  scheduleSaved: 'Schemat är sparat',
  never: 'Aldrig',
  frequency: 'Hur ofta',
  weekday: 'Veckodag',
  monthDay: 'Dag i månaden',
  monthDayHint: 'I en kortare månad skickas rapporten den sista dagen.',
  format: 'Format',
  recipients: 'Mottagare',
  recipientsPlaceholder: 'Välj användare',
  submitSchedule: 'Spara schema',
  submitName: 'Spara',
} as const;
