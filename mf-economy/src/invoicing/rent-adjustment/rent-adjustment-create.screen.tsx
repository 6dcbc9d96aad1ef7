import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { PageButton, useApiMutation, useAppNavigate } from '@husrum/platform';
import { EmptyState, PageFrame, parseId, Section, useUrlState } from '@husrum/ui';
import { EntityField } from './entity.field';
import { RentAdjustmentFields } from './rent-adjustment.fields';
import { useHasNoEntities } from './rent-adjustment.queries';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { RentAdjustmentFormPreview } from './rent-adjustment-preview';
import {
  formatSavedMessage,
  getSubmitLabel,
  toSavedEvents,
  useConfirmImmediateRun,
} from './save-rent-adjustment';

/** Without an object there is nothing to adjust: the form is left out, and the next step shown instead. */
const NoEntities = () => (
  <EmptyState
    kind="nothing"
    compact
    title={rentAdjustmentTexts.noEntities}
    text={rentAdjustmentTexts.noEntitiesText}
    actions={<PageButton to={routes.entity.overview()}>{rentAdjustmentTexts.toEntities}</PageButton>}
  />
);

/** `?entity=7` preselects the object, for links from the object's page. */
export default function RentAdjustmentCreateScreen() {
  const navigate = useAppNavigate();
  const [entity] = useUrlState('entity');
  const hasNoEntities = useHasNoEntities();
  const confirmRun = useConfirmImmediateRun();
  const save = useApiMutation(rentAdjustmentCalls.create, {
    publish: toSavedEvents,
    successMessage: formatSavedMessage,
    onSuccess: ({ id }) => navigate(routes.rentAdjustment.overview({}, { effect: id }), { replace: true }),
  });
  return (
    <PageFrame
      title={rentAdjustmentTexts.create}
      breadcrumb={[
        { title: rentAdjustmentTexts.title, link: routes.rentAdjustment.overview() },
        { title: rentAdjustmentTexts.create, link: null },
      ]}
    >
      <Section>
        {hasNoEntities ? (
          <NoEntities />
        ) : (
          <SchemaForm
            schema={rentAdjustmentCalls.create.body}
            initialValues={{ entity_id: parseId(entity), rate: null, scheduled_at: null, addons: false }}
            onSubmit={async (body) => {
              if (await confirmRun(body)) await save.mutateAsync({ body });
            }}
            submitLabel={getSubmitLabel}
            onCancel={() => navigate(routes.rentAdjustment.overview())}
          >
            <EntityField name="entity_id" />
            <RentAdjustmentFields />
            <RentAdjustmentFormPreview />
          </SchemaForm>
        )}
      </Section>
    </PageFrame>
  );
}
