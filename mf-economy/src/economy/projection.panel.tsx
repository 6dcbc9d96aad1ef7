import { Projection } from './projection';

/** What the leases will bring in, month by month. */
export default function ProjectionPanel() {
  return <Projection />;
}
