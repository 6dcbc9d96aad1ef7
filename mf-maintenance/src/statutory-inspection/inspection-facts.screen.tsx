import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import {
  buildingUseLabel,
  buildingUses,
  fireplaceUseLabel,
  fireplaceUses,
  heatingLabel,
  heatings,
  type InspectionFactsDetail,
  statutoryInspectionCalls,
  ventilationLabel,
  ventilations,
} from '@husrum/contract/statutory-inspection';
import {
  DateField,
  FieldGrid,
  FormSection,
  NumberField,
  SchemaForm,
  SelectField,
  toOptions,
  useFormikContext,
} from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useInspectionFacts } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';
import { YesNoField } from './yes-no.field';

export default function InspectionFactsScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useInspectionFacts(id)}>
      {(detail) => <FactsForm key={detail.entity.id} detail={detail} />}
    </QueryContent>
  );
}

const { hints, sections, unknown } = inspectionTexts;

/** It is asked only when there are pressure vessels. */
const ClassAField = () => {
  const { values } = useFormikContext<{ pressure_vessels: boolean | null }>();
  return values.pressure_vessels ? (
    <YesNoField name="pressure_vessels_class_a" hint={hints.pressure_vessels_class_a} />
  ) : null;
};

const FactsForm = ({
  detail: { entity, facts, from_entity, has_plan, updated_at, breadcrumb },
}: {
  detail: InspectionFactsDetail;
}) => {
  const navigate = useAppNavigate();
  const goBack = () => navigate(routes.entity.detail({ id: entity.id }));
  const save = useApiMutation(statutoryInspectionCalls.saveFacts, {
    publish: () => [busEvent('inspection.changed', { entityId: entity.id })],
    successMessage: inspectionTexts.factsSaved,
    onSuccess: goBack,
  });
  const isYearFromEntity = from_entity.includes('built_year');
  return (
    <PageFrame
      narrow
      title={inspectionTexts.factsTitle(entity.name)}
      breadcrumb={breadcrumb}
      facts={[inspectionTexts.factsIntro]}
    >
      {!has_plan && <Alert type="info" showIcon title={inspectionTexts.followsHouse} />}
      <Section>
        <SchemaForm
          schema={statutoryInspectionCalls.saveFacts.body}
          call={statutoryInspectionCalls.saveFacts}
          initialValues={{ entity_id: entity.id, ...facts, updated_at }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={inspectionTexts.save}
          onCancel={goBack}
        >
          <FormSection title={sections.building}>
            <FieldGrid>
              <SelectField
                name="building_use"
                options={toOptions(buildingUses, buildingUseLabel)}
                placeholder={unknown}
              />
              <SelectField
                name="ventilation"
                options={toOptions(ventilations, ventilationLabel)}
                placeholder={unknown}
              />
              <NumberField
                name="built_year"
                decimals={0}
                useGrouping={false}
                placeholder={unknown}
                disabled={isYearFromEntity}
                hint={isYearFromEntity ? hints.built_year : undefined}
              />
              <NumberField name="heated_area" decimals={0} placeholder={unknown} />
              <YesNoField name="rebuilt_with_pcb" hint={hints.rebuilt_with_pcb} />
              <YesNoField name="playground" />
            </FieldGrid>
          </FormSection>
          <FormSection title={sections.devices}>
            <FieldGrid>
              <NumberField name="lifts" decimals={0} placeholder={unknown} hint={hints.lifts} />
              <NumberField name="goods_lifts" decimals={0} placeholder={unknown} hint={hints.lifts} />
              <NumberField name="motor_doors" decimals={0} placeholder={unknown} hint={hints.lifts} />
              <YesNoField name="pressure_vessels" hint={hints.pressure_vessels} />
              <ClassAField />
            </FieldGrid>
          </FormSection>
          <FormSection title={sections.heat}>
            <FieldGrid>
              <SelectField name="heating" options={toOptions(heatings, heatingLabel)} placeholder={unknown} />
              <SelectField
                name="fireplaces"
                options={toOptions(fireplaceUses, fireplaceUseLabel)}
                placeholder={unknown}
                hint={hints.fireplaces}
              />
              <YesNoField name="shared_hot_water" hint={hints.shared_hot_water} />
              <YesNoField name="commercial_kitchen" />
            </FieldGrid>
          </FormSection>
          <FormSection title={sections.radon}>
            <FieldGrid>
              <NumberField name="radon_value" decimals={0} placeholder={unknown} hint={hints.radon_value} />
              <DateField name="radon_measured_on" />
            </FieldGrid>
          </FormSection>
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
