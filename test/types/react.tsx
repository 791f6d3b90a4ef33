import { useRef } from 'react';
import type { CreatorEarnings } from 'creator-elements/types/elements';
import type {} from 'creator-elements/types/react';

export function Page({ go }: { go: (href: string, replace: boolean) => void }) {
  const earnings = useRef<CreatorEarnings>(null);
  const reload = () => void earnings.current?.refresh();
  return (
    <main>
      <creator-earnings
        ref={earnings}
        view="past_payments"
        tab={undefined}
        base-path="/creators"
        color-scheme="dark"
        className="wide"
        oncreator-navigate={(event) => {
          event.preventDefault();
          go(event.detail.href, event.detail.replace);
        }}
        oncreator-error={({ detail }) => console.warn(detail.code, detail.requestId?.length)}
      />
      <creator-performance period="LAST_30_DAYS" postType="AUTO_DM" post-id="7" />
      <creator-app routing="hash" />
      <button type="button" onClick={reload}>Again</button>

      {/* @ts-expect-error no such view */}
      <creator-earnings view="yesterday" />
      {/* @ts-expect-error periods belong to another element */}
      <creator-earnings period="LIFETIME" />
      {/* @ts-expect-error no such scheme */}
      <creator-home color-scheme="blue" />
      {/* @ts-expect-error the detail has no such field */}
      <creator-home oncreator-navigate={(event) => event.detail.address} />
      {/* @ts-expect-error no such tag */}
      <creator-earning />
    </main>
  );
}
