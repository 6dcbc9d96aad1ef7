import { NumberField } from '@husrum/forms';
import { maintenanceTexts } from './maintenance.texts';

/** The number of days after which the activity is repeated. */
export const RescheduleField = ({ disabled = false }: { disabled?: boolean }) => (
  <NumberField name="reschedule_in" decimals={0} hint={maintenanceTexts.rescheduleHint} disabled={disabled} />
);
