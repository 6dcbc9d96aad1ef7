import { busEvent } from '@husrum/contract/bus';
import { type CostCentre, companyBooksCalls } from '@husrum/contract/company-books';
import { SchemaFormModal, TextField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { booksSettingsTexts } from './books-settings.texts';
import { useCostCentres } from './company-books.queries';

const sortable = ['name', 'code'] as const;
const columns: readonly Column<CostCentre, (typeof sortable)[number]>[] = [
  { key: 'name', title: booksSettingsTexts.house, sort: 'name', wrap: true, render: ({ name }) => name },
  { key: 'code', title: booksSettingsTexts.costCentre, sort: 'code', render: ({ code }) => code ?? '–' },
];

interface ModalProps {
  companyId: number;
  house: CostCentre;
  onClose: () => void;
}
const CostCentreModal = ({ companyId, house: { id, name, code }, onClose }: ModalProps) => {
  const save = useApiMutation(companyBooksCalls.saveCostCentre, {
    publish: () => [busEvent('companyBooks.changed', { companyId })],
    successMessage: (saved) => booksSettingsTexts.costCentreSaved(saved.code),
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      open
      title={booksSettingsTexts.editTitle(name)}
      onClose={onClose}
      schema={companyBooksCalls.saveCostCentre.body}
      initialValues={{ code }}
      onSubmit={(body) => save.mutateAsync({ params: { id: companyId, entityId: id }, body })}
      submitLabel={booksSettingsTexts.save}
    >
      <TextField name="code" autoFocus />
    </SchemaFormModal>
  );
};

/** The houses of a company, each with its cost centre. */
export const CostCentres = ({ companyId }: { companyId: number }) => {
  const table = useLocalTable({ sortable });
  const [edited, setEdited] = useState<CostCentre>();
  return (
    <Section title={booksSettingsTexts.costCentres} flush>
      <p className="h-muted e-cost-centres__lead">{booksSettingsTexts.costCentresLead}</p>
      <UrlTable
        table={table}
        query={useCostCentres(companyId, table.query)}
        columns={columns}
        rowKey={({ id }) => id}
        actions={(house) => [
          {
            key: 'edit',
            call: companyBooksCalls.saveCostCentre,
            label: booksSettingsTexts.edit,
            onClick: () => setEdited(house),
          },
        ]}
        label={booksSettingsTexts.costCentres}
        empty={{ title: booksSettingsTexts.noHouses }}
      />
      {edited && (
        <CostCentreModal companyId={companyId} house={edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
};
