import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { FieldGrid, SchemaModal, TextField } from '@husrum/forms';
import { AppLink, useSave } from '@husrum/platform';
import { texts } from './invoice.texts';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

/** Reference and OCR number. A refusal stands in the form itself, so no toast repeats it. */
export const GenerateManualModal = ({ invoice: { id }, open, onClose }: Props) => {
  const generate = useSave(invoiceActionCalls.generateManual, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    success: ({ reference }) => texts.generated(reference ?? ''),
    onDone: onClose,
    quiet: true,
  });
  return (
    <SchemaModal
      title={texts.generate}
      open={open}
      onClose={onClose}
      schema={invoiceActionCalls.generateManual.body}
      initial={{ reference: '', ocr: '' }}
      onSubmit={(body) => generate.mutateAsync({ params: { id }, body })}
      submitLabel="Skapa avi"
      showFailure
    >
      <p>{texts.generateText}</p>
      <FieldGrid>
        <TextField name="reference" placeholder="Nästa nummer" />
        <TextField name="ocr" placeholder="Räknas fram" />
      </FieldGrid>
      <p className="h-muted">
        <AppLink to={routes.integration.overview()}>{texts.connect}</AppLink> {texts.connectWhy}
      </p>
    </SchemaModal>
  );
};
