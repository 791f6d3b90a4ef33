import type { DetailedHTMLProps, HTMLAttributes, Ref } from 'react';
import type { ScreenElement } from '../../../elements/define';
import type { ChangeEvent, NavigateEvent } from '../creators';

type CreatorProps<Own = unknown> = Own & Omit<DetailedHTMLProps<HTMLAttributes<ScreenElement>, ScreenElement>, 'ref'> & {
  ref?: Ref<ScreenElement>;
  'color-scheme'?: 'auto' | 'light' | 'dark';
  'oncreator-navigate'?: (event: NavigateEvent) => void;
  'oncreator-change'?: (event: ChangeEvent) => void;
  'oncreator-session-expired'?: (event: CustomEvent) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'creator-performance': CreatorProps<{ period?: string }>;
      'creator-earnings': CreatorProps;
      'creator-collection-listing': CreatorProps;
      'creator-login': CreatorProps;
    }
  }
}
