import {
  AddressFields,
  FieldFrame,
  FormSection,
  RadioField,
  useFormField,
  useFormikContext,
} from '@husrum/forms';
import { Chosen, Loaded, RowsSkeleton } from '@husrum/ui';
import { TenantFields } from '../tenant/tenant.fields';
import { useTenant } from '../tenant/tenant.queries';
import { TenantPicker } from '../tenant/tenant-picker';
import type { TenantMode } from './new-lease.schema';

const modes: { value: TenantMode; label: string }[] = [
  { value: 'new', label: 'Ny hyresgäst' },
  { value: 'existing', label: 'Befintlig hyresgäst' },
];

/** Who rents: somebody new, or somebody who is a tenant already. */
export const TenantChoice = () => {
  const { values } = useFormikContext<{ mode: TenantMode }>();
  return (
    <FormSection title="Hyresgäst">
      <RadioField name="mode" label="Vem hyr?" options={modes} />
      {values.mode === 'existing' ? (
        <TenantField name="tenant.id" />
      ) : (
        <>
          <TenantFields prefix="tenant." />
          <AddressFields prefix="address." />
        </>
      )}
    </FormSection>
  );
};

const TenantField = ({ name }: { name: string }) => {
  const field = useFormField({ name });
  return (
    <FieldFrame field={field} group>
      {typeof field.value === 'number' ? (
        <ChosenTenant id={field.value} onChange={() => field.set(null)} />
      ) : (
        <TenantPicker onPick={field.set} />
      )}
    </FieldFrame>
  );
};

const ChosenTenant = ({ id, onChange }: { id: number; onChange: () => void }) => (
  <Loaded query={useTenant(id)} skeleton={<RowsSkeleton rows={1} />} compact>
    {({ name, identifier, phone }) => (
      <Chosen title={name} detail={`${identifier} · ${phone}`} change="Byt hyresgäst" onChange={onChange} />
    )}
  </Loaded>
);
