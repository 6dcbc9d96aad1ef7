import './integration.css';
import {
  type IntegrationName,
  type IntegrationService,
  integrationLabel,
} from '@husrum/contract/integration';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { EmptyState, PageFrame, QueryContent, Section, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type ComponentType, useState } from 'react';
import { ConnectFasdokModal } from './connect-fasdok.modal';
import { useIntegrations } from './integration.queries';
import { integrationTexts } from './integration.texts';

interface ConnectProps {
  onClose: () => void;
  onConnected: () => void;
}
/** How each service is connected. One without an entry has no card. */
const connectModals: Readonly<Partial<Record<IntegrationName, ComponentType<ConnectProps>>>> = {
  FASDOK: ConnectFasdokModal,
};

export default function IntegrationCreateScreen() {
  const query = useIntegrations();
  return (
    <QueryContent query={query}>
      {({ services }) => {
        const shown = services.filter(({ name }) => connectModals[name] !== undefined);
        return (
          <PageFrame
            title={integrationTexts.create}
            breadcrumb={[
              { title: integrationTexts.title, link: routes.integration.overview() },
              { title: integrationTexts.create, link: null },
            ]}
          >
            <p className="h-muted">{integrationTexts.createIntro}</p>
            {shown.length === 0 ? (
              <EmptyState
                kind="nothing"
                title={integrationTexts.noServices}
                text={integrationTexts.noServicesText}
              />
            ) : (
              <ul className="set-services">
                {shown.map((service) => (
                  <li key={service.name}>
                    <ServiceCard service={service} />
                  </li>
                ))}
              </ul>
            )}
          </PageFrame>
        );
      }}
    </QueryContent>
  );
}

const ServiceCard = ({ service: { name, is_simulated, can_connect } }: { service: IntegrationService }) => {
  const navigate = useAppNavigate();
  const [connecting, setConnecting] = useState(false);
  const ConnectModal = connectModals[name];
  return (
    <Section title={integrationLabel[name]}>
      <div className="set-service">
        <p>{integrationTexts.serviceText[name]}</p>
        {is_simulated && (
          <div>
            <ToneTag tone="purple">{integrationTexts.simulated}</ToneTag>
            <p className="h-muted">{integrationTexts.simulatedHint}</p>
          </div>
        )}
        <div>
          {can_connect ? (
            <Button
              type="primary"
              aria-label={integrationTexts.connectTo(name)}
              onClick={() => setConnecting(true)}
            >
              {integrationTexts.connect}
            </Button>
          ) : (
            <ToneTag tone="green" icon="check">
              {integrationTexts.connected}
            </ToneTag>
          )}
        </div>
      </div>
      {connecting && ConnectModal && (
        <ConnectModal
          onClose={() => setConnecting(false)}
          onConnected={() => navigate(routes.integration.overview())}
        />
      )}
    </Section>
  );
};
