import { queryOf } from '@husrum/api-client';
import { calls, type Entity } from '@husrum/contract';
import { FieldFrame, useFormField, useFormikContext } from '@husrum/forms';
import { Loaded, RowsSkeleton } from '@husrum/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Chosen } from './chosen';
import { termsOf } from './new-lease.rules';
import { ObjectPicker } from './object-picker';

const entityQuery = (id: number) => queryOf(calls.entity.detail, { params: { id } });

export const useEntity = (id: number) => useQuery(entityQuery(id));

/** The object that is chosen in the form, once it is fetched. */
export const useChosenEntity = (id: unknown): Entity | undefined => {
  const chosen = typeof id === 'number' ? id : 0;
  return useQuery({ ...entityQuery(chosen), enabled: chosen > 0 }).data;
};

/** Which object is let. Choosing one fills in the terms that it is offered on. */
export const ObjectField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: 'Vilket objekt hyrs ut?' });
  const client = useQueryClient();
  const { values, setValues } = useFormikContext<{ lease: object }>();
  const pick = async (id: number) => {
    const entity = await client.fetchQuery(entityQuery(id));
    await setValues({ ...values, lease: { ...values.lease, ...termsOf(entity) } });
  };
  return (
    <FieldFrame field={field} group>
      {typeof field.value === 'number' ? (
        <ChosenObject id={field.value} onChange={() => field.set(null)} />
      ) : (
        <ObjectPicker onPick={(id) => void pick(id)} />
      )}
    </FieldFrame>
  );
};

const ChosenObject = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <Loaded query={useEntity(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, type, address, city }) => (
      <Chosen
        title={name}
        detail={`${type.name} · ${address}, ${city}`}
        change="Byt objekt"
        onChange={onChange}
      />
    )}
  </Loaded>
);
