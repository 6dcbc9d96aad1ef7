import { formatShare } from '@husrum/format';
import { ToneTag } from '@husrum/ui';
import { HIGH_ERROR_RATE } from './releases.rules';

/** The share of visits with an error, red when it is high. */
export const ErrorRate = ({ value }: { value: number | null }) => {
  if (value === null) return '–';
  const text = formatShare(value);
  return value > HIGH_ERROR_RATE ? <ToneTag tone="red">{text}</ToneTag> : text;
};
