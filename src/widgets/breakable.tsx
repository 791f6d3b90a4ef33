import { Fragment } from 'react/jsx-runtime';

const places = /(?<=[_@])|(?<=\.)(?=[a-z])/i;

interface BreakableProps {
  text: string;
  as?: 'span' | 'strong' | 'p';
  className?: string;
  dir?: 'auto';
}

/**
 * A name or an address without spaces, in which a line may end after '_' and '@', and after a '.' before a letter.
 * Otherwise a narrow line ends anywhere, also within a number: 'Affiliate_Link_4844794' and '7' below it. Another text
 * is another element, so that no part of it changes alone.
 */
export function Breakable({ text, as: Tag = 'span', ...props }: BreakableProps) {
  return (
    <Tag key={text} {...props}>
      {/* eslint-disable-next-line text/in-own-element -- none of them changes or goes alone */}
      {text.split(places).map((part, index) => <Fragment key={index}>{index > 0 && <wbr />}{part}</Fragment>)}
    </Tag>
  );
}
