import './late-charge.css';
import type { Invoice } from '@husrum/contract/invoice';
import {
  type LateCharge,
  type LateChargeState,
  type LateChargesOfInvoice,
  lateChargeCalls,
  lateChargeKindLabel,
  lateChargeStateLabel,
} from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { formatDateTime } from '@husrum/format';
import { AppLink, useApiMutation } from '@husrum/platform';
import { Money, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { ChargeActions } from './charge-actions';
import { InterestParts } from './interest-parts';
import { chargesChanged, useLateChargesOfInvoice } from './late-charge.queries';
import { lateChargeTexts as texts } from './late-charge.texts';

export const stateTones = {
  OPEN: 'gold',
  BILLED: 'green',
  WITHDRAWN: 'grey',
} as const satisfies Record<LateChargeState, string>;

/** Where a charge is billed, or will be. */
export const BilledOn = ({ charge: { billed_on, state, is_on_next_invoice } }: { charge: LateCharge }) => {
  if (billed_on !== null)
    return (
      <AppLink to={routes.invoice.detail({ id: billed_on.id })}>
        {billed_on.reference ?? texts.billedOn}
      </AppLink>
    );
  if (state === 'WITHDRAWN') return null;
  return <span className="h-muted">{is_on_next_invoice ? texts.onNext : texts.notBilled}</span>;
};

const ChargeLine = ({ charge, invoiceId }: { charge: LateCharge; invoiceId: number }) => {
  const { kind, amount, state, parts, invoice, billed_on, withdrawn_at } = charge;
  const isBilledHere = billed_on?.id === invoiceId;
  return (
    <li>
      <span className="e-late-charges__line">
        <span>
          {lateChargeKindLabel[kind]}{' '}
          {isBilledHere && (
            <AppLink to={routes.invoice.detail({ id: invoice.id })}>
              {texts.forInvoice(invoice.reference)}
            </AppLink>
          )}
        </span>
        <Money strong value={amount} />
      </span>
      {parts.length > 0 && <InterestParts parts={parts} />}
      {!isBilledHere && (
        <span className="e-late-charges__line">
          <ToneTag tone={stateTones[state]}>{lateChargeStateLabel[state]}</ToneTag>
          <BilledOn charge={charge} />
        </span>
      )}
      <span className="e-late-charges__line h-muted">
        <span>{texts.by(charge.by, formatDateTime(charge.created_at))}</span>
        <ChargeActions charge={charge} />
      </span>
      {withdrawn_at !== null && (
        <span className="h-muted">
          {texts.withdrawnBy(charge.withdrawn_by, formatDateTime(withdrawn_at), charge.withdrawn_reason)}
        </span>
      )}
    </li>
  );
};

const Preview = ({ invoiceId, preview }: { invoiceId: number; preview: LateChargesOfInvoice['preview'] }) => {
  const confirm = useConfirm();
  const charging = useApiMutation(lateChargeCalls.chargeInterest, {
    publish: chargesChanged,
    successMessage: texts.chargedOne,
  });
  if (preview.problem === 'NOTHING') return null;
  const charge = async () => {
    const question = { text: texts.chargeOneQuestion(preview.interest), ok: texts.chargeOne };
    if (await confirm(question)) charging.mutate({ body: { invoice_ids: [invoiceId] } });
  };
  return (
    <div className="h-stack">
      <span className="e-late-charges__line">
        <span>{texts.toCharge}</span>
        {preview.parts.length > 0 && <Money strong value={preview.interest} />}
      </span>
      {preview.parts.length > 0 && <InterestParts parts={preview.parts} />}
      {preview.problem === null ? (
        <span>
          <Button
            call={lateChargeCalls.chargeInterest}
            loading={charging.isPending}
            onClick={() => void charge()}
          >
            {texts.chargeOne}
          </Button>
        </span>
      ) : (
        <span className="h-muted">{texts.problem(preview)}</span>
      )}
      {preview.problem === 'MISSING_RATE' && (
        <AppLink to={routes.referenceRate.overview()}>{texts.tabs.rates}</AppLink>
      )}
    </div>
  );
};

const Compensate = ({ invoiceId }: { invoiceId: number }) => {
  const confirm = useConfirm();
  const charging = useApiMutation(lateChargeCalls.chargeCompensation, {
    publish: chargesChanged,
    successMessage: texts.compensated,
  });
  const charge = async () => {
    if (await confirm({ text: texts.compensateQuestion, ok: texts.compensate }))
      charging.mutate({ body: { invoice_id: invoiceId } });
  };
  return (
    <span>
      <Button
        call={lateChargeCalls.chargeCompensation}
        loading={charging.isPending}
        onClick={() => void charge()}
      >
        {texts.compensate}
      </Button>
    </span>
  );
};

/** What the lateness of a sent invoice costs, what is charged of that, and the charges that this invoice bills. */
export const InvoiceLateCharges = ({ invoice: { id } }: { invoice: Pick<Invoice, 'id'> }) => {
  const { data } = useLateChargesOfInvoice(id);
  if (data === undefined) return null;
  const { preview, charges, compensation_problem } = data;
  if (preview.problem === 'NOTHING' && charges.length === 0 && compensation_problem !== null) return null;
  return (
    <Section title={texts.section}>
      <div className="h-stack">
        <Preview invoiceId={id} preview={preview} />
        {charges.length > 0 && (
          <ul className="e-late-charges" aria-label={texts.section}>
            {charges.map((charge) => (
              <ChargeLine key={charge.id} charge={charge} invoiceId={id} />
            ))}
          </ul>
        )}
        {compensation_problem === null && <Compensate invoiceId={id} />}
      </div>
    </Section>
  );
};
