import { tenantTexts } from '@husrum/api-leases';
import type { EntityType } from '@husrum/contract/entity';
import type { FixedColumnKey } from './import.columns';
import type { ImportDraft } from './import-draft.rules';
import type { ParsedRow, ParsedTenant, PostalAddress } from './import-row.types';
import { normalizeName } from './normalize-title.rules';
import type { Ref } from './plan-import.types';
import type { RowReport } from './row-report.rules';

const columns: Readonly<Record<string, FixedColumnKey>> = {
  name: 'tenant',
  identifier: 'identifier',
  phone: 'phone',
  email: 'email',
  billing_email: 'billing_email',
};
const addressColumns: Readonly<Record<string, FixedColumnKey>> = {
  address: 'tenant_address',
  postal_code: 'tenant_postal_code',
  city: 'tenant_city',
};

/** The kinds whose address is also where the tenant lives or works. */
const addressKinds: readonly EntityType['kind'][] = ['apartments', 'villas', 'premises'];

/** The address of the tenant in the file, or else that of the object. A parking space is nobody's address. */
const findAddress = ({ tenant, entity }: ParsedRow, { kind }: EntityType): PostalAddress | null => {
  if (tenant?.address?.value) return tenant.address.value;
  if (!addressKinds.includes(kind) || !entity?.value) return null;
  const { address, postal_code, city, country } = entity.value;
  return { address, postal_code, city, country };
};

/**
 * The tenant of the row: the one with its identity or organisation number, or a new one. Reports problems. The result is null
 * only when the fields of a new tenant are invalid.
 */
export const resolveTenant = (
  draft: ImportDraft,
  parsed: ParsedRow,
  { type, tenant }: { type: EntityType; tenant: ParsedTenant },
  report: RowReport,
): Ref | null => {
  const known = tenant.identifier === null ? undefined : draft.tenantByIdentifier.get(tenant.identifier);
  const address = findAddress(parsed, type);
  if (known) {
    // Another name with the same number: the lease would go to the wrong person.
    if (tenant.name !== null && normalizeName(tenant.name) !== normalizeName(known.name))
      report.addProblem('identifier', tenantTexts.identifierTaken(known.name));
    const planned = known.ref.index === undefined ? undefined : draft.tenants[known.ref.index];
    if (planned)
      report.addIfValid(() => {
        planned.address ??= address;
      });
    return known.ref;
  }
  if (tenant.address?.errors) report.reportErrors(tenant.address.errors, (path) => addressColumns[path]);
  const { value, errors } = tenant.input;
  if (errors) {
    report.reportErrors(errors, (path) => columns[path]);
    return null;
  }
  const ref = { index: draft.tenants.length };
  report.addIfValid(() => {
    draft.tenants.push({ input: value, address });
    draft.tenantByIdentifier.set(value.identifier, { ref, name: value.name });
  });
  return ref;
};
