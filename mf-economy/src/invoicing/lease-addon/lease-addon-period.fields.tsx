import { DateField, FieldGrid } from '@husrum/forms';
import { leaseAddonTexts } from './lease-addon.texts';

interface Props {
  /** The lease limits the dates of its add-ons. */
  lease: { start: string; stop: string | null };
}

/** The start and stop date of an add-on on a lease. */
export const LeaseAddonPeriodFields = ({ lease: { start, stop } }: Props) => (
  <FieldGrid>
    <DateField name="start" min={start} max={stop ?? undefined} />
    <DateField name="stop" min={start} max={stop ?? undefined} hint={leaseAddonTexts.stopHint} />
  </FieldGrid>
);
