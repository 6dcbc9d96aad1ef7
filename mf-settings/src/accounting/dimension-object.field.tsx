import { callQueryOptions } from '@husrum/api-client';
import { entityCalls } from '@husrum/contract/entity';
import { FormItem, useFormField } from '@husrum/forms';
import { QueryContent, RowsSkeleton, SelectedItem } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { useQuery } from '@tanstack/react-query';
import { entitySearchQueryOptions } from './accounting.queries';
import { accountingTexts } from './accounting.texts';

const SelectedObject = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <QueryContent
    query={useQuery(callQueryOptions(entityCalls.detail, { params: { id } }))}
    skeleton={<RowsSkeleton rows={1} />}
    compact
  >
    {({ name, type, address, city }) => (
      <SelectedItem
        title={name}
        detail={`${type.name} · ${address}, ${city}`}
        changeLabel={accountingTexts.changeObject}
        onChange={onChange}
      />
    )}
  </QueryContent>
);

/** The field for the object that gets its own cost centre and project. */
export const DimensionObjectField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: accountingTexts.object });
  return (
    <FormItem field={field} group>
      {typeof field.value === 'number' ? (
        <SelectedObject id={field.value} onChange={() => field.setValue(null)} />
      ) : (
        <SearchPicker
          label={accountingTexts.searchObject}
          placeholder={accountingTexts.searchObject}
          whenBlank="search"
          emptyListText={accountingTexts.noObjects}
          query={entitySearchQueryOptions}
          items={({ data }) => data}
          total={({ total }) => ({ value: total })}
          option={({ id, name: title, address, company }) => ({
            key: id,
            title,
            detail: [address, company?.name].filter(Boolean).join(' · '),
          })}
          onPick={({ id }) => field.setValue(id)}
        />
      )}
    </FormItem>
  );
};
