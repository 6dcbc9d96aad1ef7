import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useSave } from '@husrum/platform';
import { PageFrame, Section, useUrlState } from '@husrum/ui';
import { AdjustmentFields } from './adjustment.fields';
import { EntityField } from './entity.field';
import { LivePreview } from './preview';
import { texts } from './rent-adjustment.texts';
import { saved, savedText, submitLabel, useAskBeforeRunning } from './saving';

const idOf = (text: string | undefined): number | null => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** `?entity=` names the object, when one comes from its page. */
export default function RentAdjustmentCreateScreen() {
  const go = useGo();
  const [entity] = useUrlState('entity');
  const mayRun = useAskBeforeRunning();
  const save = useSave(rentAdjustmentCalls.create, {
    publish: saved,
    success: savedText,
    onDone: ({ id }) => go(routes.rentAdjustment.overview({}, { effect: id }), { replace: true }),
  });
  return (
    <PageFrame
      title={texts.create}
      breadcrumb={[
        { title: texts.title, link: routes.rentAdjustment.overview() },
        { title: texts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={rentAdjustmentCalls.create.body}
          initial={{ entity_id: idOf(entity), rate: null, scheduled_at: null, addons: false }}
          onSubmit={async (body) => {
            if (await mayRun(body)) await save.mutateAsync({ body });
          }}
          submitLabel={submitLabel}
          onCancel={() => go(routes.rentAdjustment.overview())}
        >
          <EntityField name="entity_id" />
          <AdjustmentFields />
          <LivePreview />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
