import { busEvent } from '@husrum/contract/bus';
import {
  booksFigureLabel,
  type BooksCheck as Check,
  type CompanyBooks,
  companyBooksCalls,
} from '@husrum/contract/company-books';
import { routes } from '@husrum/contract/routes';
import { AppLink, useApiMutation, useCan } from '@husrum/platform';
import { Money, QueryContent, Section } from '@husrum/ui';
import { Switch } from '@husrum/ui/choice';
import { Alert, Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useBooksCheck } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';

type Figure = Check['figures'][number];
type Fault = Check['faults'][number];

const figureColumns: Column<Figure>[] = [
  { key: 'name', title: companyBooksTexts.figure, render: ({ name }) => booksFigureLabel[name], wrap: true },
  {
    key: 'expected',
    title: companyBooksTexts.expected,
    render: ({ expected }) => <Money value={expected} />,
    numeric: true,
  },
  {
    key: 'booked',
    title: companyBooksTexts.booked,
    render: ({ booked }) => <Money value={booked} />,
    numeric: true,
  },
];

const FaultLine = ({ fault: { kind, id, reference, expected, booked } }: { fault: Fault }) => {
  const text = companyBooksTexts.fault(kind, reference, expected, booked);
  return <li>{kind === 'INVOICE' ? <AppLink to={routes.invoice.detail({ id })}>{text}</AppLink> : text}</li>;
};

const CheckResult = ({ check }: { check: Check | null }) => {
  if (check === null) return <p className="h-muted">{companyBooksTexts.notChecked}</p>;
  const { agrees, at, figures, faults } = check;
  return (
    <>
      <Alert
        type={agrees ? 'success' : 'error'}
        showIcon
        title={agrees ? companyBooksTexts.agrees(at) : companyBooksTexts.disagrees(at)}
      />
      <DataTable
        columns={figureColumns}
        rows={figures}
        rowKey={({ name }) => name}
        label={companyBooksTexts.check}
      />
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <FaultLine key={`${fault.kind} ${fault.id}`} fault={fault} />
          ))}
        </ul>
      )}
    </>
  );
};

/** The last check of the books, with its figures, and whether öre are rounded off. */
export const BooksCheck = ({ books: { company, rounds_payments } }: { books: CompanyBooks }) => {
  const publish = () => [busEvent('companyBooks.changed', { companyId: company.id })];
  const params = { id: company.id };
  const mayChange = useCan()(companyBooksCalls.setRounding);
  const run = useApiMutation(companyBooksCalls.runCheck, { publish });
  const round = useApiMutation(companyBooksCalls.setRounding, { publish });
  return (
    <>
      <Section
        title={companyBooksTexts.check}
        extra={
          <Button
            call={companyBooksCalls.runCheck}
            loading={run.isPending}
            onClick={() => run.mutate({ params })}
          >
            {companyBooksTexts.runCheck}
          </Button>
        }
      >
        <QueryContent query={useBooksCheck(company.id)}>
          {({ data }) => <CheckResult check={data} />}
        </QueryContent>
      </Section>
      <Section title={companyBooksTexts.rounding}>
        <div className="e-books__rounding">
          <Switch
            aria-label={companyBooksTexts.roundsPayments}
            checked={rounds_payments}
            disabled={!mayChange}
            loading={round.isPending}
            onChange={(checked) => round.mutate({ params, body: { rounds_payments: checked } })}
          />
          <span>
            {companyBooksTexts.roundingText}
            {!mayChange && ` ${companyBooksTexts.roundingReadOnly}`}
          </span>
        </div>
      </Section>
    </>
  );
};
