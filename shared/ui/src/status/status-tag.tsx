import { describeLeaseState, type LeaseState } from '@husrum/contract/lease';
import type { ReactNode } from 'react';
import { type StatusKind, statusStyles } from './status.styles';
import { statusTexts } from './status.texts';
import { ToneTag } from './tone-tag';

interface Props {
  kind: StatusKind;
  value: string;
  /** Replaces the status's own label. */
  label?: string;
  /** It is shown after the label: a date, a count. */
  extra?: ReactNode;
}

/** The label, icon and colour of a status, the same everywhere. An unknown status is shown as a grey tag with its value. */
export const StatusTag = ({ kind, value, label, extra }: Props) => {
  const style = statusStyles[kind].get(value);
  return (
    <ToneTag
      tone={style?.tone ?? 'grey'}
      icon={style?.icon}
      struck={style?.struck}
      outlined={style?.outlined}
    >
      {label ?? style?.label ?? value}
      {extra && <> {extra}</>}
    </ToneTag>
  );
};

interface RentedTagProps {
  rented: boolean;
  /** The start of the next lease. */
  let_from?: string | null;
  /** The first day without a lease. */
  free_from?: string | null;
}

const rentedLabel = ({ rented, let_from, free_from }: RentedTagProps): string | undefined => {
  if (rented) return free_from ? statusTexts.freeFrom(free_from) : undefined;
  return let_from ? statusTexts.letFrom(let_from) : undefined;
};

/** Whether an object is let today, and from when that changes. */
export const RentedTag = (props: RentedTagProps) => (
  <StatusTag kind="entity" value={props.rented ? 'UTHYRD' : 'VAKANT'} label={rentedLabel(props)} />
);

/** The state of a lease. The tag of a terminated lease shows its last day, as long as the lease runs. */
export const LeaseStatusTag = (lease: { status: LeaseState; stop: string | null; terminated: boolean }) => (
  <StatusTag kind="lease" value={lease.status} label={describeLeaseState(lease).title} />
);
