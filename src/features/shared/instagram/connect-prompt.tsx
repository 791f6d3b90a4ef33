import { instagramWords as words } from '../../../text/en/instagram';
import { Button } from '../../../widgets/button';
import { Card } from '../../../widgets/card';
import { useOpenInstagram } from './use-open-instagram';

/** Without a connected account AutoDM cannot send messages. */
export function ConnectPrompt({ again }: { again: boolean }) {
  const openInstagram = useOpenInstagram();
  return (
    <Card as="section" labelledBy="connect">
      <h2 id="connect">{again ? words.reconnectTitle : words.title}</h2>
      <p className="muted">{again ? words.reconnectText : words.text}</p>
      <Button variant="primary" onClick={openInstagram}>{words.connect}</Button>
    </Card>
  );
}
