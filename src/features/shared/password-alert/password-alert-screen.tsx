import { useEffect, useState } from 'react';
import { useOpenInstagram } from '../instagram/use-open-instagram';
import { PasswordAlertDrawer } from '../../../widgets/password-alert-drawer';
import { useScreen } from '../screen/screen-context';

/** Reports that the Instagram password has changed, then opens Instagram (specification section 2). */
export function PasswordAlertScreen() {
  const { changed, setStatus } = useScreen();
  const openInstagram = useOpenInstagram();
  const [open, setOpen] = useState(true);
  useEffect(() => setStatus('ready'), [setStatus]);
  const close = () => {
    setOpen(false);
    changed({ view: 'closed', filters: {} });
  };
  return (
    <PasswordAlertDrawer
      open={open}
      onClose={close}
      onRedirect={openInstagram}
    />
  );
}
