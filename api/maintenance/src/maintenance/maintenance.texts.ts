import { MAX_WINDOW_SIZE } from '@husrum/contract/maintenance';
import { formatEntityName, formatNumber } from '@husrum/format';

interface OverdueMaintenance {
  readonly title: string;
  readonly place: { readonly name: string; readonly house: string | null } | null;
}

/** The most activities that a notification lists. It states the number of the others. */
const MAX_LISTED = 5;

const describeActivity = ({ title, place }: OverdueMaintenance): string =>
  place === null ? title : `${title}: ${formatEntityName(place)}`;

export const maintenanceTexts = {
  overview: 'Aktiviteter',
  removed: 'Aktiviteten har raderats',
  notStartable: 'Bara en planerad eller försenad aktivitet kan påbörjas.',
  notFinishable: 'Bara en pågående aktivitet kan slutföras.',
  alreadyCancelled: 'Aktiviteten är redan avbruten.',
  notEditable: 'En aktivitet som är klar eller avbruten kan inte ändras.',
  noteNotEditable: 'Anteckning och kostnad kan ändras först när aktiviteten är påbörjad.',
  notRemovable: 'Aktiviteten pågår. Avbryt den innan du raderar den.',
  tasksLocked: 'Uppgifterna kan bara ändras medan aktiviteten pågår.',
  taskOutOfOrder: 'Uppgiften har ändrats av någon annan. Ladda om sidan och försök igen.',
  lockedByTemplate: 'Hämtas från mallen och kan inte ändras här',
  ticketWithoutObject: 'Ärendet hör inte till något objekt, så det kan inte planeras som aktivitet.',
  ticketPlanned: 'Ärendet är redan planerat som aktivitet.',
  unknownTask: 'Uppgiften finns inte längre',
  unknownResponsible: 'Välj en av verksamhetens användare',
  tooManyActivities: `Perioden har fler än ${formatNumber(MAX_WINDOW_SIZE)} aktiviteter. Välj en kortare period.`,
  assigned: 'Du är ansvarig för en aktivitet',
  overdue: (activities: readonly OverdueMaintenance[]) => ({
    title:
      activities.length === 1 ? 'En aktivitet är försenad' : `${activities.length} aktiviteter är försenade`,
    body: [
      ...activities.slice(0, MAX_LISTED).map(describeActivity),
      ...(activities.length > MAX_LISTED ? [`och ${activities.length - MAX_LISTED} till`] : []),
    ].join('\n'),
  }),
} as const;
