import {
  aggregateKey,
  type ChartType,
  chartTypes,
  isAdditive,
  type ReportChart,
  type ReportField,
} from '@husrum/contract/report';
import { Select } from '@husrum/ui/choice';
import { Segmented } from '@husrum/ui/data';
import { useId } from 'react';
import { reportTexts } from './report.texts';
import { listChartAggregates, type ReportDefinition } from './report-definition.rules';
import { formatAggregate } from './report-total.rules';

interface Props {
  definition: ReportDefinition;
  fields: readonly ReportField[];
  /** The label of the number of rows. */
  rowsLabel: string;
  onChange: (chart: ReportChart | undefined) => void;
}

const NO_CHART = 'none';

/** Chooses whether the groups are drawn as a chart, its type, and the total that it draws. */
export const ChartPicker = ({ definition, fields, rowsLabel, onChange }: Props) => {
  const id = useId();
  const { chart } = definition;
  const aggregates = listChartAggregates(definition, fields);
  const chartAggregate =
    aggregates.find((aggregate) => aggregateKey(aggregate) === chart?.value) ?? aggregates[0];
  const changeType = (type: ChartType | typeof NO_CHART) => {
    if (type === NO_CHART || !chartAggregate) onChange(undefined);
    else onChange({ type, value: aggregateKey(chartAggregate) });
  };
  const changeValue = (value: string) => {
    const next = aggregates.find((aggregate) => aggregateKey(aggregate) === value);
    if (!chart || !next) return;
    onChange({ type: chart.type === 'share' && !isAdditive(next.function) ? 'bar' : chart.type, value });
  };
  return (
    <div className="report-organize__part">
      <h3 id={id}>{reportTexts.chart}</h3>
      {chartAggregate ? (
        <Segmented
          block
          aria-labelledby={id}
          options={[
            { value: NO_CHART, label: reportTexts.noChart },
            ...chartTypes.map((type) => ({
              value: type,
              label: reportTexts.chartType[type],
              disabled: type === 'share' && !isAdditive(chartAggregate.function),
            })),
          ]}
          value={chart?.type ?? NO_CHART}
          onChange={changeType}
        />
      ) : (
        <p className="report-hint">{reportTexts.noChartValue}</p>
      )}
      {chartAggregate && !isAdditive(chartAggregate.function) && (
        <p className="report-hint">{reportTexts.noShareOfAverages}</p>
      )}
      {chart && aggregates.length > 1 && (
        <Select
          aria-label={reportTexts.chartValue}
          options={aggregates.map((aggregate) => ({
            value: aggregateKey(aggregate),
            label: formatAggregate(aggregate, fields, rowsLabel),
          }))}
          value={chart.value}
          onChange={changeValue}
        />
      )}
    </div>
  );
};
