import { words } from '../words';

/** The alert about a changed Instagram password (specification section 2). */
export const passwordAlertWords = words('password-alert', {
  title: 'Instagram Connection',
  alert: 'Alert !',
  failing: 'Your AutoDm is failing since you have changed your Instagram password.',
  redirecting: 'We\'re redirecting you to connect your Instagram now.',
  countdown: (seconds: number) => `Opening in ${seconds} s`,
});
