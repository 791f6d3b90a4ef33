import { instagramStore } from './instagram-store';
import { instagramWords as words } from '../../../text/en/instagram';
import { Button } from '../../../widgets/button';
import { Card } from '../../../widgets/card';
import { useScreen } from '../screen/screen-context';
import { useStore } from '../screen/store-hooks';

/** Without a connected account AutoDM cannot send messages. */
export function ConnectPrompt({ again }: { again: boolean }) {
  const { basePath } = useScreen();
  const instagram = useStore(instagramStore);
  return (
    <Card as="section" labelledBy="connect">
      <h2 id="connect">{again ? words.reconnectTitle : words.title}</h2>
      <p className="muted">{again ? words.reconnectText : words.text}</p>
      <Button variant="primary" onClick={() => location.assign(instagram.authorizeAddress(basePath))}>
        {words.connect}
      </Button>
    </Card>
  );
}
