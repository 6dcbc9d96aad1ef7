import type { ReactNode } from 'react';
import { type StatusKind, statusLooks } from './status.looks';
import { ToneTag } from './tag';

interface Props {
  kind: StatusKind;
  value: string;
  /** Another text than the vocabulary's, where the page needs it. */
  label?: string;
  /** After the label: a date, a count. */
  extra?: ReactNode;
}

/** Text, icon and colour of a status, the same everywhere. */
export const StatusTag = ({ kind, value, label, extra }: Props) => {
  const look = statusLooks[kind].get(value);
  if (!look) return <ToneTag tone="grey">{label ?? value}</ToneTag>;
  return (
    <ToneTag tone={look.tone} icon={look.icon} struck={look.struck} outlined={look.outlined}>
      {label ?? look.label}
      {extra && <> {extra}</>}
    </ToneTag>
  );
};

export const RentedTag = ({ rented }: { rented: boolean }) => (
  <StatusTag kind="entity" value={rented ? 'UTHYRD' : 'VAKANT'} />
);
