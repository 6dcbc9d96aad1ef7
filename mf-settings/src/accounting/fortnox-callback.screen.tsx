import { OAuthCallback } from './oauth-callback';

export default function FortnoxCallbackScreen() {
  return <OAuthCallback name="FORTNOX" />;
}
