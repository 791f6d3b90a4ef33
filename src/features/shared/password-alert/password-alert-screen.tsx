import { useEffect, useState } from 'react';
import { instagramStore } from '../instagram/instagram-store';
import { PasswordAlertDrawer } from '../../../widgets/password-alert-drawer';
import { useScreen } from '../screen/screen-context';

/** Reports that the Instagram password has changed, then opens Instagram (specification section 2). */
export function PasswordAlertScreen() {
  const { runtime, basePath, changed, setStatus } = useScreen();
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
      onRedirect={() => location.assign(runtime.use(instagramStore).authorizeAddress(basePath))}
    />
  );
}
