import { useEffect, useState } from 'react';
import { instagramStore } from '../instagram/instagram-store';
import { PasswordAlertDrawer } from '../../../widgets/password-alert-drawer';
import { useScreen } from '../screen/screen-context';
import { useStore } from '../screen/store-hooks';

/** Reports that the Instagram password has changed, then opens Instagram (specification section 2). */
export function PasswordAlertScreen() {
  const { basePath, changed, setStatus } = useScreen();
  const instagram = useStore(instagramStore);
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
      onRedirect={() => location.assign(instagram.authorizeAddress(basePath))}
    />
  );
}
