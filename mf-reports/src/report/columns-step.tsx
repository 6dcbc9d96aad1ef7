import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { ReportField } from '@husrum/contract/report';
import { EmptyState, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SearchInput } from '@husrum/ui/input';
import { useState } from 'react';
import { ChosenColumns } from './chosen-columns';
import { StepWaits } from './step-skeleton';

interface Props {
  model: string | null;
  /** The fields of the chosen sources; undefined before one is chosen, and while they are fetched. */
  known: readonly ReportField[] | undefined;
  /** Keys, in the order of the columns. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const contains = (text: string, sought: string) =>
  text.toLocaleLowerCase('sv').includes(sought.trim().toLocaleLowerCase('sv'));

export const ColumnsStep = ({ model, known, chosen, onChange }: Props) => (
  <Section title="2. Kolumner">
    {known ? <Columns known={known} chosen={chosen} onChange={onChange} /> : <StepWaits model={model} />}
  </Section>
);

interface ColumnsProps extends Pick<Props, 'chosen' | 'onChange'> {
  known: readonly ReportField[];
}

const Columns = ({ known, chosen, onChange }: ColumnsProps) => {
  const [sought, setSought] = useState('');
  const byKey = new Map(known.map((field) => [field.key, field]));
  const left = known.filter(({ key, label }) => !chosen.includes(key) && contains(label, sought));
  return (
    <>
      <ChosenColumns fields={chosen.flatMap((key) => byKey.get(key) ?? [])} onChange={onChange} />
      <SearchInput label="Sök fält" value={sought} onSeek={setSought} />
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
    </>
  );
};
