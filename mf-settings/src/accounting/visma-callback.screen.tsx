import { OAuthCallback } from './oauth-callback';

export default function VismaCallbackScreen() {
  return <OAuthCallback name="VISMA" />;
}
