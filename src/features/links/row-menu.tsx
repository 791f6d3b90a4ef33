import { Drawer } from '../../widgets/drawer';
import { Icon } from '../../widgets/icons/icon';
import { styledBy } from '../../widgets/styled-by';
import sheet from './row-menu.css';

const styled = styledBy(sheet);

/** What can be done with a row; it has an address or an action. */
export interface RowCommand {
  label: string;
  /** The path of its icon. */
  icon: string;
  act?: () => void;
  href?: string;
  /** It deletes. */
  danger?: boolean;
}

interface RowMenuProps {
  /** The name of the row. */
  name: string;
  commands: readonly RowCommand[];
  onClose: () => void;
}

/** The commands of a row, in a sheet that closes with each of them. */
export function RowMenu({ name, commands, onClose }: RowMenuProps) {
  return (
    <Drawer open title={name} onClose={onClose}>
      <ul ref={styled} className="row-menu">
        {commands.map(({ label, icon, act, href, danger }, index) => {
          const content = <><Icon path={icon} /><span>{label}</span></>;
          const choose = () => {
            onClose();
            act?.();
          };
          return (
            <li key={index} className={danger ? 'row-menu-danger' : undefined}>
              {href === undefined
                ? <button type="button" className="row-command" onClick={choose}>{content}</button>
                : <a className="row-command" href={href} target="_blank" rel="noopener noreferrer" onClick={choose}>{content}</a>}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
