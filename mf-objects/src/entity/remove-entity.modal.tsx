import { busEvent } from '@husrum/contract/bus';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { CheckboxField, SchemaFormModal, useFormikContext } from '@husrum/forms';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { entityTexts } from './entity.texts';

interface Props {
  entity: Entity;
  open: boolean;
  onClose: () => void;
}

/** The page to open after the removal: that of the parent object, or of the company. */
const getParentLink = ({ parent, company }: Entity): string => {
  if (parent) return routes.entity.detail({ id: parent.id });
  return company ? routes.company.detail({ id: company.id }) : routes.entity.overview();
};

/**
 * Why an object with leases or inspections, which must be kept, cannot be removed. The result is undefined for an object
 * without.
 */
const getRecordsText = ({ leases, has_inspections }: Entity): string | undefined => {
  if (leases.length > 0) return entityTexts.hasLeases;
  return has_inspections ? entityTexts.hasInspections : undefined;
};

/**
 * Says what is removed with the object and what is kept, and removes it. An object that has or has had leases, or has
 * registered inspections, cannot be removed.
 */
export const RemoveEntityModal = ({ entity, open, onClose }: Props) => {
  const navigate = useAppNavigate();
  const { id, parent, company, directchildren_count } = entity;
  const remove = useApiMutation(entityCalls.remove, {
    publish: () => [busEvent('entity.deleted', { entityId: id })],
    successMessage: entityTexts.removed,
    failureMessage: entityTexts.removeFailed,
    onSuccess: () => navigate(getParentLink(entity), { replace: true }),
  });
  const recordsText = getRecordsText(entity);
  if (recordsText !== undefined) {
    return (
      <ModalForm title={entityTexts.removeTitle(formatEntityName(entity))} open={open} onClose={onClose}>
        <Alert type="warning" showIcon title={recordsText} />
      </ModalForm>
    );
  }
  return (
    <SchemaFormModal
      title={entityTexts.removeTitle(formatEntityName(entity))}
      open={open}
      onClose={onClose}
      schema={entityCalls.remove.query}
      // It also keeps children that were created after the page loaded: the user has not been asked about them.
      initialValues={{ keepChildren: true }}
      onSubmit={(query) => remove.mutateAsync({ params: { id }, query })}
      submitLabel={entityTexts.remove}
      danger
    >
      <p>{entityTexts.removeQuestion}</p>
      {directchildren_count > 0 && (
        <>
          <CheckboxField
            name="keepChildren"
            text={entityTexts.keepChildren(parent?.name ?? company?.name ?? entityTexts.unnamedCompany)}
          />
          <RemoveChildrenWarning count={directchildren_count} />
        </>
      )}
    </SchemaFormModal>
  );
};

const RemoveChildrenWarning = ({ count }: { count: number }) => {
  const { values } = useFormikContext<{ keepChildren: boolean }>();
  return values.keepChildren ? null : (
    <Alert type="warning" showIcon title={entityTexts.removeChildren(count)} />
  );
};
