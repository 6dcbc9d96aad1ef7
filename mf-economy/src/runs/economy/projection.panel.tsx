import { Projection } from './projection';

/** The projected income on the dashboard. */
export default function ProjectionPanel() {
  return <Projection />;
}
