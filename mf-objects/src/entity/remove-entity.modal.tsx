import { busEvent } from '@husrum/contract/bus';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { CheckboxField, SchemaModal, useFormikContext } from '@husrum/forms';
import { useGo, useSave } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { texts } from './entity.texts';

interface Props {
  entity: Entity;
  open: boolean;
  onClose: () => void;
}

/** Where the page leads when the object is gone: up. */
const above = ({ parent, company }: Entity): string => {
  if (parent) return routes.entity.detail({ id: parent.id });
  return company ? routes.company.detail({ id: company.id }) : routes.entity.overview();
};

export const RemoveEntityModal = ({ entity, open, onClose }: Props) => {
  const go = useGo();
  const { id, name, parent, company, directchildren_count } = entity;
  const save = useSave(entityCalls.remove, {
    publish: () => [busEvent('entity.deleted', { entityId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(above(entity), { replace: true }),
  });
  return (
    <SchemaModal
      title={`Ta bort ${name}?`}
      open={open}
      onClose={onClose}
      schema={entityCalls.remove.query}
      // What was made below it since the page was read stays too: nobody has been asked about that.
      initial={{ keepChildren: true }}
      onSubmit={(query) => save.mutateAsync({ params: { id }, query })}
      submitLabel="Ta bort"
      danger
    >
      <p>{texts.removeQuestion} Det går inte att ångra.</p>
      {directchildren_count > 0 && (
        <>
          <CheckboxField
            name="keepChildren"
            text={texts.keepChildren(parent?.name ?? company?.name ?? 'företaget')}
          />
          <ChildrenGoToo count={directchildren_count} />
        </>
      )}
    </SchemaModal>
  );
};

const ChildrenGoToo = ({ count }: { count: number }) => {
  const { values } = useFormikContext<{ keepChildren: boolean }>();
  return values.keepChildren ? null : <Alert type="warning" showIcon title={texts.removeChildren(count)} />;
};
