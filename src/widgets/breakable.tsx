import { Fragment } from 'react/jsx-runtime';

const places = /(?<=[_@])|(?<=\.)(?=[a-z])/i;

/**
 * A name or an address without spaces, in which a line may end after '_' and '@', and after a '.' before a letter.
 * Otherwise a narrow line ends anywhere, also within a number: 'Affiliate_Link_4844794' and '7' below it.
 */
export function Breakable({ text }: { text: string }) {
  return text.split(places).map((part, index) => <Fragment key={index}>{index > 0 && <wbr />}{part}</Fragment>);
}
