import './divide-payment.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { type BankPayment, bankFileCalls, fillInvoices } from '@husrum/contract/bank-file';
import { fromOre, toOre } from '@husrum/format';
import { FieldArray, MoneyField, SchemaForm, useFormikContext } from '@husrum/forms';
import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { type PickableInvoice, useDividePayment } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';
import { checkRows, createDivisionSchema, type Division, type DivisionRow } from './divide-payment.schema';
import { divisionTexts } from './division.texts';
import { InvoicePicker } from './invoice-picker';
import { PaymentHeading } from './payment-heading';

interface Props {
  payment: BankPayment;
  companyId: number;
  onClose: () => void;
  /** It is called with the payment before the division is saved. */
  onDecide: (paymentId: number) => void;
}

const toRow = (invoice: PickableInvoice, amount: number): DivisionRow => ({
  invoice_id: invoice.id,
  amount: amount === 0 ? null : amount,
  left: invoice.left,
  tenant_id: invoice.tenant_id ?? null,
  name:
    invoice.reference === null
      ? bankPaymentTexts.invoiceWithoutReference
      : bankPaymentTexts.invoice(invoice.reference),
  tenant: invoice.tenant,
});

/** The invoices that the payment names or that a person chose before, each with what it gets or could get. */
const toRows = ({ amount, parts = [], invoice }: BankPayment): DivisionRow[] => {
  const invoices = parts.length > 0 ? parts : [invoice].filter((one) => one !== null);
  const open = invoices.filter(({ left }) => left > 0);
  const filled = fillInvoices(
    toOre(amount),
    open.map(({ left }) => toOre(left)),
  );
  return open.map((one, index) => {
    const stated = parts.find(({ id }) => id === one.id)?.amount;
    return toRow(one, stated ?? fromOre(filled[index] ?? 0));
  });
};

/** How much no invoice gets yet, or that all is well. */
const Rest = ({ amount, rows }: { amount: number; rows: readonly DivisionRow[] }) => {
  const { restOre, problem } = checkRows(amount, rows);
  const rest = fromOre(Math.abs(restOre));
  const describe = () => {
    if (restOre === 0) return divisionTexts.complete;
    if (restOre < 0) return divisionTexts.moreThanPayment(rest);
    return problem === null && rows.length > 0 ? divisionTexts.surplus(rest) : divisionTexts.rest(rest);
  };
  return (
    <p role="status">
      <strong>{describe()}</strong>
    </p>
  );
};

const DivisionFields = ({ payment, companyId }: Pick<Props, 'payment' | 'companyId'>) => {
  const { values } = useFormikContext<Division>();
  const rows = values.parts;
  return (
    <FieldArray name="parts">
      {({ push, remove }) => (
        <>
          <ul className="e-division" aria-label={divisionTexts.parts}>
            {rows.map(({ invoice_id, name, tenant, left }, index) => (
              <li key={invoice_id} className="e-division__part">
                <span className="e-bank-payment__text">
                  {name}{' '}
                  <span className="h-muted">
                    {[tenant, divisionTexts.left(left)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <MoneyField name={`parts.${index}.amount`} label={divisionTexts.amountOf(name)} />
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={divisionTexts.remove(name)}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
          <Rest amount={payment.amount} rows={rows} />
          <h3 className="e-division__add">{divisionTexts.add}</h3>
          <InvoicePicker
            payment={payment}
            companyId={companyId}
            onPick={(invoice) => {
              if (rows.some(({ invoice_id }) => invoice_id === invoice.id)) return;
              const { restOre } = checkRows(payment.amount, rows);
              push(toRow(invoice, fromOre(Math.max(0, Math.min(restOre, toOre(invoice.left))))));
            }}
          />
        </>
      )}
    </FieldArray>
  );
};

/** Divides a payment among invoices, each with an amount. Both the page and the server check the sum and what is left of each. */
export default function DividePaymentModal({ payment, companyId, onClose, onDecide }: Props) {
  const [dirty, setDirty] = useState(false);
  const [initialValues] = useState(() => ({ parts: toRows(payment) }));
  const [schema] = useState(() => createDivisionSchema(payment.amount));
  const saving = useDividePayment(divisionTexts.divided, onClose);
  return (
    <ModalForm open title={divisionTexts.title} onClose={onClose} width={640} dirty={dirty}>
      <PaymentHeading payment={payment} />
      <p className="h-muted">{divisionTexts.lead}</p>
      <SchemaForm<Division>
        schema={schema}
        call={bankFileCalls.divide}
        initialValues={initialValues}
        onSubmit={({ parts }) => {
          onDecide(payment.id);
          const body = parts.map(({ invoice_id, amount }) => ({ invoice_id, amount: amount ?? 0 }));
          return saving.mutateAsync({ params: { id: payment.id }, body: { parts: body } });
        }}
        onCancel={onClose}
        onDirtyChange={setDirty}
        submitLabel={divisionTexts.submit}
        showServerMessage
      >
        <DivisionFields payment={payment} companyId={companyId} />
      </SchemaForm>
    </ModalForm>
  );
}
