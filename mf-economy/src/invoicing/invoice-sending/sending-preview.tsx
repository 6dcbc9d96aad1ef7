import './send-all.css';
import { invoiceKindLabel } from '@husrum/contract/invoice';
import type {
  PayeeAccount,
  SendingPreview as Preview,
  PreviewedInvoice,
  SendingAction,
  StoppedInvoices,
} from '@husrum/contract/invoice-batch';
import { routes } from '@husrum/contract/routes';
import { formatKronor } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import {
  DateRange,
  DateText,
  type DescriptionItem,
  DescriptionList,
  Money,
  QueryContent,
  RowsSkeleton,
  ToneTag,
} from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import type { ReactNode } from 'react';
import { invoiceTexts } from '../invoice/invoice.texts';
import { useSendingPreview } from './invoice-sending.queries';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { formatAccount, listWarnings } from './sending-preview.rules';

const { preview: texts } = invoiceSendingTexts;

const formatRecipient = ({ recipient, email }: PreviewedInvoice): string =>
  `${recipient}, ${email ?? texts.noEmail}`;

const DueDates = ({ preview: { first_due, last_due } }: { preview: Preview }) => {
  if (first_due === null || last_due === null) return texts.nothingDue;
  return first_due === last_due ? (
    <DateText value={first_due} />
  ) : (
    <DateRange start={first_due} stop={last_due} />
  );
};

const listAccountItems = (accounts: readonly PayeeAccount[]): DescriptionItem[] =>
  accounts.map((account) => ({
    label: accounts.length > 1 && account.company ? texts.accountOf(account.company.name) : texts.account,
    value: formatAccount(account) ?? texts.noAccount,
  }));

const listFacts = (preview: Preview): DescriptionItem[] => {
  const { recipients, amount, credit_count = 0, credit_amount = 0, accounts, invoices } = preview;
  const [firstSendable] = invoices.filter(({ problem }) => problem === null);
  return [
    {
      label: texts.recipient,
      value:
        recipients === 1 && firstSendable ? formatRecipient(firstSendable) : texts.recipients(recipients),
    },
    { label: texts.amount, value: formatKronor(amount) },
    ...(credit_count
      ? [{ label: texts.credits, value: invoiceTexts.creditCount(credit_count, credit_amount) }]
      : []),
    { label: texts.due, value: <DueDates preview={preview} /> },
    ...listAccountItems(accounts),
  ];
};

/** A link to the settings or the tenant where the problem can be solved. */
const renderRemedy = ({ company, tenant }: StoppedInvoices): ReactNode => {
  if (company)
    return (
      <AppLink to={routes.company.invoicing({ id: company.id })}>
        {texts.openSettingsOf(company.name)}
      </AppLink>
    );
  return (
    tenant && (
      <AppLink to={routes.tenant.detail({ id: tenant.id })}>{invoiceSendingTexts.changeAddress}</AppLink>
    )
  );
};

/** Why invoices are left out, with a link to what is to be changed. */
const StoppedInvoicesAlert = ({ stopped, isOnly }: { stopped: StoppedInvoices; isOnly: boolean }) => (
  <Alert
    type="warning"
    showIcon
    role="alert"
    title={isOnly ? stopped.problem : `${texts.stopped(stopped.count)} ${stopped.problem}`}
    description={renderRemedy(stopped)}
  />
);

/** What should be checked before the only invoice is sent. */
const WarningsAlert = ({ invoice }: { invoice: PreviewedInvoice }) => {
  const warnings = listWarnings(invoice);
  return warnings.length === 0 ? null : <Alert type="warning" showIcon title={warnings.join('. ')} />;
};

const InvoiceList = ({ invoices, total }: { invoices: readonly PreviewedInvoice[]; total: number }) => (
  <details className="e-sending-list">
    <summary>{texts.showInvoices(total)}</summary>
    <div className="e-checklist">
      <ul aria-label={texts.invoices}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <span className="h-number">{invoice.reference}</span> {invoice.recipient}
            </span>
            <Money value={invoice.amount} />
            <span className="e-checklist__detail h-muted">
              {[invoice.entity_name, invoice.email ?? texts.noEmail].filter(Boolean).join(' · ')}{' '}
              {invoice.due_at && <DateText value={invoice.due_at} />}{' '}
              {invoice.kind === 'CREDIT' && <ToneTag tone="grey">{invoiceKindLabel.CREDIT}</ToneTag>}
              {invoice.problem && <ToneTag tone="red">{invoice.problem}</ToneTag>}
              {listWarnings(invoice).map((warning) => (
                <ToneTag key={warning} tone="gold">
                  {warning}
                </ToneTag>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
    {invoices.length < total && <p className="h-muted">{texts.firstOnly(invoices.length)}</p>}
  </details>
);

const PreviewContent = ({ preview, withList }: { preview: Preview; withList: boolean }) => {
  const { count, stopped, invoices, booked_first } = preview;
  const [first] = invoices;
  const total = count + stopped.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      {count > 0 && <DescriptionList columns={1} items={listFacts(preview)} />}
      {booked_first ? <Alert type="info" showIcon title={texts.bookedFirst(booked_first, count)} /> : null}
      {stopped.map((group) => (
        <StoppedInvoicesAlert
          key={`${group.company?.id} ${group.problem}`}
          stopped={group}
          isOnly={total === 1}
        />
      ))}
      {withList && total === 1 && first && <WarningsAlert invoice={first} />}
      {withList && total > 1 && <InvoiceList invoices={invoices} total={total} />}
    </>
  );
};

interface Props {
  ids: readonly number[];
  action: SendingAction;
  /** Whether to list the invoices when there are several, and to show the warnings of a single one. */
  withList?: boolean;
  /** The buttons. `count` is the number of invoices that can be sent. */
  children: (count: number) => ReactNode;
}

/** It is shown before invoices are approved or sent: the recipients, the amount, the due dates and the accounts to pay to. */
export const SendingPreview = ({ ids, action, withList = true, children }: Props) => (
  <QueryContent query={useSendingPreview(ids, action)} skeleton={<RowsSkeleton rows={4} />} compact>
    {(preview) => (
      <div className="h-stack">
        <PreviewContent preview={preview} withList={withList} />
        {children(preview.count)}
      </div>
    )}
  </QueryContent>
);
