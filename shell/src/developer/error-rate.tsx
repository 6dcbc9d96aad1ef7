import { percentOfShare } from '@husrum/format';
import { ToneTag } from '@husrum/ui';
import { WORRYING_RATE } from './releases.rules';

/** The share of visits that met an error; red when it is worth a look. */
export const ErrorRate = ({ value }: { value: number | null }) => {
  if (value === null) return '–';
  const text = percentOfShare(value);
  return value > WORRYING_RATE ? <ToneTag tone="red">{text}</ToneTag> : text;
};
