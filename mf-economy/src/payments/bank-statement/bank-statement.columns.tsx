import {
  type BankStatement,
  type StatementState,
  statementStateLabel,
} from '@husrum/contract/bank-statement';
import { DateRange, Money, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { bankStatementTexts, describeStatement } from './bank-statement.texts';

const { columns } = bankStatementTexts;
export const bankStatementSortable = ['to_on', 'account'] as const;

const tones = { RECONCILED: 'green', OPEN: 'gold' } as const satisfies Record<StatementState, string>;

export const bankStatementColumns: readonly Column<BankStatement, (typeof bankStatementSortable)[number]>[] =
  [
    {
      key: 'account',
      title: columns.account,
      sort: 'account',
      wrap: true,
      render: ({ account, company }) => (
        <>
          {account} <span className="h-muted">{company.name}</span>
        </>
      ),
    },
    {
      key: 'days',
      title: columns.days,
      sort: 'to_on',
      noWrap: true,
      render: ({ from_on, to_on }) => <DateRange start={from_on} stop={to_on} />,
    },
    {
      key: 'opening',
      title: columns.opening,
      numeric: true,
      render: ({ opening }) => <Money value={opening} />,
    },
    {
      key: 'deposits',
      title: columns.deposits,
      numeric: true,
      render: ({ deposits }) => <Money value={deposits} />,
    },
    { key: 'booked', title: columns.booked, numeric: true, render: ({ booked }) => <Money value={booked} /> },
    { key: 'other', title: columns.other, numeric: true, render: ({ other }) => <Money value={other} /> },
    {
      key: 'closing',
      title: columns.closing,
      numeric: true,
      render: ({ closing }) => <Money value={closing} />,
    },
    {
      key: 'state',
      title: columns.state,
      render: (statement) => (
        <div className="e-statement">
          <ToneTag
            tone={tones[statement.state]}
            icon={statement.state === 'RECONCILED' ? 'check' : 'exclamation'}
          >
            {statementStateLabel[statement.state]}
          </ToneTag>
          {describeStatement(statement).map((text) => (
            <span key={text} className="e-statement__note h-muted">
              {text}
            </span>
          ))}
        </div>
      ),
    },
  ];
