import { AdyenPlatformExperience, PayoutsOverview } from '@adyen/adyen-platform-experience-web';
import '@adyen/adyen-platform-experience-web/adyen-platform-experience-web.css';

const core = await AdyenPlatformExperience({
  environment: 'test',
  loadingContext: `${location.origin}/peers/adyen/`,
  onSessionCreate: () => fetch('/peers/adyen/session', { method: 'POST' }).then((answer) => answer.json()),
});
new PayoutsOverview({ core }).mount('#root');
