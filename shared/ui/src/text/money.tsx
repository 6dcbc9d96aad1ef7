import { formatKronor, formatPlainAmount } from '@husrum/format';

interface Props {
  /** Kronor, as the API sends amounts. */
  value: number | null | undefined;
  strong?: boolean;
  muted?: boolean;
  /** A text after the amount: `/mån`. */
  per?: string;
}

/** An amount in kronor. Copying it copies a plain number, for banks and spreadsheets. */
export const Money = ({ value, strong = false, muted = false, per }: Props) => {
  if (value === null || value === undefined) return <span className="h-muted">–</span>;
  const className = ['h-number', strong && 'h-strong', muted && 'h-muted'].filter(Boolean).join(' ');
  return (
    <span
      className={className}
      onCopy={(event) => {
        event.clipboardData.setData('text/plain', formatPlainAmount(value));
        event.preventDefault();
      }}
    >
      {formatKronor(value)}
      {per}
    </span>
  );
};
