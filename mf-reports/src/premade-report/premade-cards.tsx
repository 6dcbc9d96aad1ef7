import './premade-report.css';
import type { PremadeReport } from '@husrum/contract/premade-report';
import { EmptyState, RowsSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useOpenPremadeReport, usePremadeReports } from './premade-report.queries';
import { premadeReportTexts } from './premade-report.texts';

/** Each pre-made report with the question that it answers and some of its columns. */
export const PremadeCards = () => {
  const { data, error, refetch } = usePremadeReports();
  const { open, isOpening } = useOpenPremadeReport();
  if (error && !data)
    return (
      <EmptyState
        kind="error"
        title={premadeReportTexts.listFailed}
        text={error.message}
        actions={<Button onClick={() => void refetch()}>{premadeReportTexts.retry}</Button>}
      />
    );
  if (!data) return <RowsSkeleton rows={8} />;
  return (
    <ul className="premade-reports" aria-label={premadeReportTexts.list}>
      {data.map((report) => (
        <PremadeCard key={report.key} report={report} isOpening={isOpening} onOpen={() => open(report.key)} />
      ))}
    </ul>
  );
};

interface CardProps {
  report: PremadeReport;
  isOpening: boolean;
  onOpen: () => void;
}

const PremadeCard = ({ report: { title, description, columns }, isOpening, onOpen }: CardProps) => (
  <li className="premade-report">
    <h2>
      <button type="button" disabled={isOpening} aria-label={premadeReportTexts.open(title)} onClick={onOpen}>
        {title}
      </button>
    </h2>
    <p>{description}</p>
    <ul className="premade-report__columns" aria-label={premadeReportTexts.columns}>
      {columns.map((column) => (
        <li key={column}>{column}</li>
      ))}
    </ul>
  </li>
);
