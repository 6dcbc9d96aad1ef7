import { type DepositSettings, depositCalls } from '@husrum/contract/deposit';
import { FieldGrid, NumberField, SchemaForm } from '@husrum/forms';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { useState } from 'react';
import { useDepositSettings } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { useDepositMutation } from './use-deposit-mutation';

interface Props {
  company: { readonly id: number; readonly name: string };
  onClose: () => void;
}

const SettingsForm = ({
  company: { id },
  settings,
  onClose,
  onDirtyChange,
}: Props & { settings: DepositSettings; onDirtyChange: (isDirty: boolean) => void }) => {
  const save = useDepositMutation(depositCalls.saveSettings, depositTexts.saved, onClose);
  return (
    <SchemaForm
      schema={depositCalls.saveSettings.body}
      call={depositCalls.saveSettings}
      initialValues={settings}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      onCancel={onClose}
      onDirtyChange={onDirtyChange}
      submitLabel={depositTexts.save}
    >
      <p>{depositTexts.accountsHelp}</p>
      <FieldGrid>
        <NumberField name="account" decimals={0} useGrouping={false} hint={depositTexts.accountHint} />
        <NumberField name="interest_account" decimals={0} useGrouping={false} />
        <NumberField name="cost_account" decimals={0} useGrouping={false} hint={depositTexts.costHint} />
      </FieldGrid>
    </SchemaForm>
  );
};

/** The accounts on which a company books deposits. */
export default function DepositSettingsModal({ company, onClose }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <ModalForm title={depositTexts.accountsOf(company.name)} open onClose={onClose} dirty={isDirty}>
      <QueryContent query={useDepositSettings(company.id)} skeleton={<RowsSkeleton rows={3} />} compact>
        {(settings) => (
          <SettingsForm company={company} settings={settings} onClose={onClose} onDirtyChange={setIsDirty} />
        )}
      </QueryContent>
    </ModalForm>
  );
}
