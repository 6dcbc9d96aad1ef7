import './bank-file.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { type BankFile, bankFileCalls } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { AppLink, useAppNavigate, useCan, useRouteId } from '@husrum/platform';
import { DateRange, Money, PageFrame, QueryContent, StatisticCards, useConfirm } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useState } from 'react';
import { fetchReadyIds, useBankFile, useRemoveBankFile } from './bank-file.queries';
import { bankFileTexts, bankPaymentTexts, describeFormat } from './bank-file.texts';
import { BankPaymentGroupSection } from './bank-payment-group';
import { BookPaymentsBar } from './book-payments-bar';
import { emptySelection, forget, forgetTicked, keepReady } from './booking-selection.rules';
import { downloadAction } from './download-action';

export default function BankFileDetailScreen() {
  const query = useBankFile(useRouteId());
  return <QueryContent query={query}>{(file) => <BankFilePage key={file.id} file={file} />}</QueryContent>;
}

/** How many withdrawals, pending payments and payments to other companies the file has. They are not read. */
const NotRead = ({ file: { withdrawals, pending, other_companies } }: { file: BankFile }) => {
  const parts = [
    withdrawals > 0 && bankPaymentTexts.withdrawals(withdrawals),
    pending > 0 && bankPaymentTexts.pending(pending),
    other_companies > 0 && bankPaymentTexts.otherCompanies(other_companies),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={bankPaymentTexts.notRead}
      description={parts.map((part) => <div key={part}>{part}</div>)}
    />
  );
};

/** The entries that cannot be read, with the reasons. The money is on the account, so a person must look them up in the bank. */
const Unreadable = ({ entries }: { entries: NonNullable<BankFile['unreadable']> }) => {
  if (entries.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={bankPaymentTexts.unreadable(entries.length)}
      description={
        <>
          {bankPaymentTexts.unreadableAdvice}
          <ul className="e-bank-file__unreadable">
            {entries.map((entry, index) => (
              // Two entries may have the same name from the bank, and their order never changes.
              <li key={`${index} ${entry.place}`}>{bankPaymentTexts.unreadableEntry(entry)}</li>
            ))}
          </ul>
        </>
      }
    />
  );
};

const BankFilePage = ({ file }: { file: BankFile }) => {
  const { id, name, company, accounts, first_on, last_on, groups } = file;
  const [selection, setSelection] = useState(emptySelection);
  const can = useCan();
  const confirm = useConfirm();
  const navigate = useAppNavigate();
  const removing = useRemoveBankFile(() => navigate(routes.bankFile.overview()));
  const remove = async () => {
    const question = { text: bankPaymentTexts.removeQuestion, ok: bankPaymentTexts.remove, danger: true };
    if (await confirm(question)) removing.mutate({ params: { id } });
  };
  const adaptSelection = () => {
    setSelection(forgetTicked);
    fetchReadyIds(id).then(
      (readyIds) => setSelection((before) => keepReady(before, readyIds)),
      // Without an answer, the server refuses a wrong sum once more.
      () => undefined,
    );
  };
  const hasUnregistered = groups.some(
    ({ state, count }) => count > 0 && (state === 'READY' || state === 'CHOICE'),
  );
  return (
    <PageFrame
      title={name}
      breadcrumb={file.breadcrumb}
      facts={[
        <AppLink key="company" to={routes.company.detail({ id: company.id })}>
          {company.name}
        </AppLink>,
        describeFormat(file),
        first_on !== null && <DateRange key="days" start={first_on} stop={last_on} />,
        accounts.length > 0 && bankPaymentTexts.account(accounts.join(', ')),
        file.kept_until && bankFileTexts.keptUntil(file.kept_until),
      ]}
      menuActions={[
        downloadAction(file),
        {
          key: 'remove',
          call: bankFileCalls.remove,
          label: bankPaymentTexts.remove,
          icon: <DeleteOutlined />,
          danger: true,
          disabled: !file.can_remove,
          reason: bankPaymentTexts.removeReason,
          onClick: () => void remove(),
        },
      ]}
      statistics={
        <StatisticCards
          items={groups.map(({ state, count, amount }) => ({
            label: bankPaymentTexts.groups[state],
            value: <Money value={amount} />,
            hint: bankPaymentTexts.count(count),
            tone: state === 'CHOICE' && count > 0 ? 'warn' : 'plain',
          }))}
        />
      }
    >
      <Unreadable entries={file.unreadable ?? []} />
      {file.may_lack_rows && (
        <Alert
          type="warning"
          showIcon
          title={bankPaymentTexts.lacksRows}
          description={bankPaymentTexts.lacksRowsAdvice}
        />
      )}
      <NotRead file={file} />
      {hasUnregistered && !can(bankFileCalls.book) && (
        <Alert type="info" showIcon title={bankPaymentTexts.readOnly} />
      )}
      {groups.map((group) => (
        <BankPaymentGroupSection
          key={group.state}
          fileId={id}
          companyId={company.id}
          group={group}
          selection={selection}
          onSelect={setSelection}
          onDecide={(paymentId) => setSelection((before) => forget(before, paymentId))}
        />
      ))}
      {hasUnregistered && can(bankFileCalls.book) && (
        <BookPaymentsBar file={file} selection={selection} onPaymentsChanged={adaptSelection} />
      )}
    </PageFrame>
  );
};
