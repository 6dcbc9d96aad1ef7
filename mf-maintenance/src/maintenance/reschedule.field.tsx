import { NumberField } from '@husrum/forms';
import { maintenanceTexts } from './maintenance.texts';

/** After how many days the activity is repeated. */
export const RescheduleField = ({ disabled = false }: { disabled?: boolean }) => (
  <NumberField name="reschedule_in" decimals={0} hint={maintenanceTexts.rescheduleHint} disabled={disabled} />
);
