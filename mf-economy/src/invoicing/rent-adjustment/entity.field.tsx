import { formatEntityName } from '@husrum/format';
import { FormItem, useFormField } from '@husrum/forms';
import { QueryContent, RowsSkeleton, SelectedItem } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { leaseTexts } from '../../lease/lease.texts';
import { entitySearchQueryOptions, useEntity } from './rent-adjustment.queries';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

const SelectedEntity = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <QueryContent query={useEntity(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, house, type, address, city }) => (
      <SelectedItem
        title={formatEntityName({ name, house })}
        detail={`${type.name} · ${address}, ${city}`}
        changeLabel={rentAdjustmentTexts.changeEntity}
        onChange={onChange}
      />
    )}
  </QueryContent>
);

/** The object whose rents are adjusted: a rentable object, or a parent of rentable objects. */
export const EntityField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: rentAdjustmentTexts.entityToAdjust });
  return (
    <FormItem field={field} group>
      {typeof field.value === 'number' ? (
        <SelectedEntity id={field.value} onChange={() => field.setValue(null)} />
      ) : (
        <SearchPicker
          label={rentAdjustmentTexts.searchEntity}
          placeholder={rentAdjustmentTexts.searchEntity}
          whenBlank="search"
          emptyListText={rentAdjustmentTexts.noEntities}
          query={entitySearchQueryOptions}
          items={({ data }) => data}
          total={({ total }) => ({ value: total })}
          option={({ id, name: title, type, under, leases_count }) => ({
            key: id,
            title,
            detail: `${type} · ${under} · ${leaseTexts.count(leases_count)}`,
          })}
          onPick={({ id }) => field.setValue(id)}
        />
      )}
    </FormItem>
  );
};
