import type { MouseEvent } from 'react';
import type { SupportKind, SupportWay } from '../../../../domain/support';
import { supportWords as words } from '../../../../text/en/support';
import { Breakable } from '../../../../widgets/breakable';
import { chevronRightPath, Icon } from '../../../../widgets/icons/icon';
import { styledBy } from '../../../../widgets/styled-by';
import sheet from './support.css';

const styled = styledBy(sheet);

const paths: Readonly<Record<SupportKind, string>> = {
  whatsapp: 'm4 20 1.2-4A8.2 8.2 0 1 1 8.4 19L4 20Zm5-11.5c0 4 3 6.5 6.2 6.7l1-1.9-2-1.1-1 .8c-1-.5-1.7-1.2-2.1-2.2l.8-1-.9-2-2 .7Z',
  phone: 'M6 3.5h3l1.7 4.6-2.3 1.7a12 12 0 0 0 5.8 5.8l1.7-2.3 4.6 1.7v3a2.5 2.5 0 0 1-2.7 2.5A15.8 15.8 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5Z',
  email: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  link: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.4-11.3a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.1.9-1.1 1.7m0 2.8v.01',
};

/** A web page opens beside this one; the others open the phone, the mail or nothing at all. */
const beside = (href: string) => (href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {});

export interface SupportWaysProps {
  ways: readonly SupportWay[];
  brand: string;
  /** A line of short links below a message, or a list of rows with what to dial. */
  shape: 'line' | 'list';
  /** Hears clicks on all of them. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Whom to ask. */
export function SupportWays({ ways, brand, shape, onClick }: SupportWaysProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears the clicks of its links
    <div ref={styled} className={`support support-${shape}`} onClick={onClick}>
      {shape === 'list' && <h2>{words.title}</h2>}
      <p className="muted">{shape === 'list' ? words.team(brand) : words.lead(brand)}</p>
      <ul className="support-ways">
        {ways.map(({ kind, href, shown }) => (
          <li key={kind}>
            {shape === 'line' ? (
              <a className="support-link" href={href} title={shown} {...beside(href)}><Icon path={paths[kind]} size={18} /><span>{words.ways[kind]}</span></a>
            ) : (
              <a className="support-row" href={href} {...beside(href)}>
                <Icon path={paths[kind]} size={22} />
                <span><strong>{words.ways[kind]}</strong><Breakable className="muted" text={shown} /></span>
                <Icon path={chevronRightPath} size={18} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
