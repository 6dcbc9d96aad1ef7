import type { Maintenance } from '@husrum/contract/maintenance';
import { maintenanceTexts } from './maintenance.texts';

type Repetition = Pick<Maintenance, 'reschedule_in' | 'status' | 'next_id'>;

/** Whether no next activity is planned if this one is cancelled or removed: only finishing it plans the next. */
export const wouldEndRepetition = ({ reschedule_in, status }: Omit<Repetition, 'next_id'>): boolean =>
  reschedule_in !== null && status !== 'DONE' && status !== 'CANCELLED';

/** How the activity is repeated. A cancelled one without a next activity is not repeated any more. */
export const describeRepetition = ({ reschedule_in, status, next_id }: Repetition): string =>
  reschedule_in !== null && status === 'CANCELLED' && next_id === null
    ? maintenanceTexts.noLongerRepeated
    : maintenanceTexts.repeatsAfter(reschedule_in);
