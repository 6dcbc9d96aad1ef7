import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { EmptyState, PageFrame, QueryContent } from '@husrum/ui';
import { useIntegrations } from './integration.queries';
import { IntegrationSection } from './integration.section';
import { integrationTexts } from './integration.texts';

export default function IntegrationOverviewScreen() {
  const query = useIntegrations();
  return (
    <QueryContent query={query}>
      {({ data, services }) => {
        const canAdd = services.some(({ can_connect }) => can_connect);
        const add = canAdd && (
          <PageButton type="primary" icon={<PlusOutlined />} to={routes.integration.create()}>
            {integrationTexts.add}
          </PageButton>
        );
        return (
          <PageFrame narrow title={integrationTexts.title} actions={data.length > 0 ? add : undefined}>
            {data.map((integration) => (
              <IntegrationSection key={integration.id} integration={integration} />
            ))}
            {data.length === 0 && (
              <EmptyState
                kind="nothing"
                title={canAdd ? integrationTexts.none : integrationTexts.noServices}
                text={canAdd ? integrationTexts.noneText : integrationTexts.noServicesText}
                actions={add}
              />
            )}
          </PageFrame>
        );
      }}
    </QueryContent>
  );
}
