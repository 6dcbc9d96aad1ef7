import type { OkOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { cellText, shortened } from './cell.rules';
import type { usePreview } from './report.queries';

type Answer = OkOf<typeof reportCalls.preview>;
type Line = Answer['data'][number];

const whole = new Intl.NumberFormat('sv-SE');
const ROWS_WAITING = 8;

interface Props {
  preview: ReturnType<typeof usePreview>;
  /** A model and at least one field are chosen. */
  complete: boolean;
  filtered: boolean;
  onClearFilters: () => void;
}

export const Preview = ({ preview, complete, filtered, onClearFilters }: Props) => {
  const { data } = preview;
  const shown = complete ? data : undefined;
  return (
    <Section
      title="Förhandsvisning"
      extra={
        shown && (
          <span className="h-muted" role="status">
            {`Visar ${whole.format(shown.showing)} av ${whole.format(shown.total)} rader`}
          </span>
        )
      }
      flush
    >
      <Body preview={preview} complete={complete} filtered={filtered} onClearFilters={onClearFilters} />
    </Section>
  );
};

const Body = ({ preview, complete, filtered, onClearFilters }: Props) => {
  const { data, error, isPlaceholderData, refetch } = preview;
  if (!complete) {
    return (
      <EmptyState
        kind="nothing"
        compact
        title="Välj en källa och minst ett fält"
        text="Rapporten visas här medan du bygger den."
      />
    );
  }
  if (error) {
    return (
      <EmptyState
        kind="error"
        compact
        title="Fel vid laddning av rapporten"
        text={error.message || 'Ett oväntat fel uppstod'}
        actions={<Button onClick={() => void refetch()}>Försök igen</Button>}
      />
    );
  }
  if (!data) return <RowsSkeleton rows={ROWS_WAITING} />;
  return (
    <DataTable
      label="Förhandsvisning"
      columns={columnsOf(data)}
      rows={data.data.map((line, at) => ({ at, line }))}
      rowKey={({ at }) => at}
      busy={isPlaceholderData}
      empty={
        <EmptyState
          kind={filtered ? 'no-hits' : 'nothing'}
          compact
          text={filtered ? 'Inget stämmer med filtren.' : undefined}
          actions={filtered && <Button onClick={onClearFilters}>Rensa filter</Button>}
        />
      }
    />
  );
};

const columnsOf = ({ headers }: Answer): Column<{ at: number; line: Line }>[] =>
  headers.map(({ key, label, type }, at) => ({
    key,
    title: label,
    numeric: type === 'number',
    tight: type === 'datetime' || type === 'number',
    render: ({ line }) => {
      const text = cellText(line[at] ?? null);
      return <span title={text.length > shortened(text).length ? text : undefined}>{shortened(text)}</span>;
    },
  }));
