import { request } from '@husrum/api-client';
import { calls, fact, type Invoicebase, routes } from '@husrum/contract';
import { bus } from '@husrum/event-bus';
import { FieldGrid, SchemaModal, TextField } from '@husrum/forms';
import { AppLink, notify } from '@husrum/platform';
import { texts } from './invoicebase.texts';

interface Props {
  notice: Invoicebase;
  open: boolean;
  onClose: () => void;
}

/** Reference and OCR number. A refusal stands in the form itself, so no toast repeats it. */
export const GenerateManualModal = ({ notice: { id }, open, onClose }: Props) => (
  <SchemaModal
    title={texts.generate}
    open={open}
    onClose={onClose}
    schema={calls.invoice.generateManual.body}
    initial={{ reference: '', ocr: '' }}
    onSubmit={async (body) => {
      const made = await request(calls.invoice.generateManual, { params: { id }, body });
      bus.tell(fact('invoice.changed', { invoicebaseId: id }));
      notify.success(texts.generated(made.reference ?? ''));
      onClose();
    }}
    submitLabel="Skapa avi"
    showFailure
  >
    <p>{texts.generateText}</p>
    <FieldGrid>
      <TextField name="reference" autoFocus placeholder="Nästa nummer" />
      <TextField name="ocr" placeholder="Räknas fram" />
    </FieldGrid>
    <p className="h-muted">
      <AppLink to={routes.integration.overview()}>{texts.connect}</AppLink> {texts.connectWhy}
    </p>
  </SchemaModal>
);
