import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { ReportField } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';
import { Button, Input } from '@husrum/ui/core';
import { useState } from 'react';
import { ChosenColumns } from './chosen-columns';

interface Props {
  known: readonly ReportField[];
  /** Keys, in the order of the columns. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const contains = (text: string, sought: string) =>
  text.toLocaleLowerCase('sv').includes(sought.trim().toLocaleLowerCase('sv'));

export const ColumnsStep = ({ known, chosen, onChange }: Props) => {
  const [sought, setSought] = useState('');
  const byKey = new Map(known.map((field) => [field.key, field]));
  const left = known.filter(({ key, label }) => !chosen.includes(key) && contains(label, sought));
  return (
    <Section title="2. Kolumner">
      <ChosenColumns fields={chosen.flatMap((key) => byKey.get(key) ?? [])} onChange={onChange} />
      <Input
        aria-label="Sök fält"
        placeholder="Sök fält"
        prefix={<SearchOutlined aria-hidden="true" />}
        allowClear
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {left.length === 0 ? (
        <EmptyState kind="no-hits" compact title={sought === '' ? 'Alla fält är valda' : undefined} />
      ) : (
        <ul className="report-fields" aria-label="Fält att lägga till">
          {left.map(({ key, label }) => (
            <li key={key}>
              <Button type="text" block icon={<PlusOutlined />} onClick={() => onChange([...chosen, key])}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
