import './report-chart.css';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { chartTexts, describeOthers, labelChartGroups, layoutChart } from '@husrum/chart';
import type { ResponseOf } from '@husrum/contract/core';
import { type ChartType, REPORT_GROUP_LIMIT, type reportCalls } from '@husrum/contract/report';
import { notify } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useRef } from 'react';
import { formatCell } from './cell.rules';
import { ChartSvg } from './chart-svg';
import { downloadChartImage } from './download-chart-image';
import { reportTexts } from './report.texts';
import { useWidth } from './use-width';

interface Props {
  type: ChartType;
  /** The column key of the aggregate that is drawn. */
  value: string;
  result: ResponseOf<typeof reportCalls.preview>;
}

const FONT_SIZE = 12;
const IMAGE_WIDTH = 960;

/** The chart of the groups, which is shown above the table. */
export const ReportChart = ({ type, value, result: { chart, headers, total } }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const valueColumn = headers.find(({ key }) => key === value);
  // While the new preview is loading, that of the previous definition is shown, which can lack the value.
  if (!valueColumn) return null;
  if (!chart) {
    // The chart is still loading, unless there are too many groups.
    return total <= REPORT_GROUP_LIMIT ? null : (
      <Section title={reportTexts.chart}>
        <p className="report-hint">{reportTexts.tooManyChartGroups}</p>
      </Section>
    );
  }
  const groupColumnCount = chart.groups[0]?.label.length ?? 0;
  const title =
    groupColumnCount > 0
      ? chartTexts.title(
          valueColumn.label,
          headers.slice(0, groupColumnCount).map(({ label }) => label),
        )
      : valueColumn.label;
  const groups = labelChartGroups(chart, (cell, index) => formatCell(cell, headers[index]));
  const layoutWithWidth = (available: number) =>
    layoutChart({
      type,
      groups,
      width: available,
      fontSize: FONT_SIZE,
      decimals: valueColumn.decimals ?? null,
    });
  const layout = layoutWithWidth(width);
  const note = describeOthers(chart);
  const download = () => {
    const image = layoutWithWidth(IMAGE_WIDTH);
    if (image)
      downloadChartImage(image, title, note).catch(() => {
        notify.error(reportTexts.imageFailed);
      });
  };
  return (
    <Section
      title={title}
      extra={
        layout && (
          <Button icon={<DownloadOutlined />} onClick={download}>
            {reportTexts.downloadImage}
          </Button>
        )
      }
    >
      <div ref={box}>
        {layout ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is scrolled with the keyboard.
          <section className="report-chart" aria-label={reportTexts.scrollChart} tabIndex={0}>
            <ChartSvg
              layout={layout}
              title={title}
              description={reportTexts.chartDescription(reportTexts.chartType[type], total)}
            />
          </section>
        ) : (
          <p className="report-hint">{groups.length === 0 ? chartTexts.noGroups : chartTexts.noShares}</p>
        )}
      </div>
      {layout && note !== null && <p className="report-chart__note">{note}</p>}
    </Section>
  );
};
