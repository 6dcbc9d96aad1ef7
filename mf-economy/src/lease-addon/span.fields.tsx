import { DateField, FieldGrid } from '@husrum/forms';
import { texts } from './lease-addon.texts';

interface Props {
  /** The lease: an add-on does not reach beyond it. */
  lease: { start: string; stop: string | null };
}

/** From which day to which the add-on runs. */
export const SpanFields = ({ lease: { start, stop } }: Props) => (
  <FieldGrid>
    <DateField name="start" min={start} max={stop ?? undefined} />
    <DateField name="stop" min={start} max={stop ?? undefined} hint={texts.stopHint} />
  </FieldGrid>
);
