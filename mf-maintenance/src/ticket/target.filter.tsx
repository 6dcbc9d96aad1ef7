import { Select } from '@husrum/ui/choice';
import { useState } from 'react';
import { ticketTexts } from './ticket.texts';
import { type TargetType, useTargetOptions } from './ticket-target.queries';

interface Props {
  type: TargetType;
  label: string;
  /** The id of the selected object or tenant. */
  value: number | undefined;
  /** The name of the selected object or tenant. It is undefined until it is loaded. */
  name: string | undefined;
  onChange: (id: number | undefined) => void;
}

/** Filters by one object or tenant. The user searches for it, because there are too many to list them all. */
export const TargetFilter = ({ type, label, value, name, onChange }: Props) => {
  const [text, setText] = useState('');
  const { options, isFetching, heading } = useTargetOptions(type, text);
  const selectedOptions = value === undefined ? [] : [{ value, label: name ?? '…' }];
  const foundOptions = options.filter((option) => option.value !== value);
  return (
    <Select<number>
      aria-label={label}
      allowClear
      placeholder={ticketTexts.searchName}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      notFoundContent={text.trim() === '' ? ticketTexts.searchName : ticketTexts.noHits}
      options={[
        ...selectedOptions,
        ...(heading === undefined ? foundOptions : [{ label: heading, options: foundOptions }]),
      ]}
      value={value}
      onChange={(id: number | undefined) => onChange(id)}
    />
  );
};
