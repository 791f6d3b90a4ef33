import { Card } from '../../src/widgets/card';
import { Sample } from './sample';
import { words } from './words';

const colours = ['primary', 'on-primary', 'background', 'surface', 'text', 'text-muted', 'border', 'edge', 'tint', 'success', 'pending', 'returned', 'danger'] as const;
const sizes = ['hero', 'figure', 'title', 'body', 'small', 'caption'] as const;
const spaces = [8, 10, 12, 16] as const;

/** What everything is made of: type, colours, space, corners, and how amounts differ in more than colour. */
export function Tokens() {
  return (
    <>
      <Sample name={words.sizesTitle}>
        <Card>
          {sizes.map((size) => <p key={size} className="sample-size" style={{ fontSize: `var(--_${size})` }}>{words.sizes[size]}</p>)}
        </Card>
      </Sample>
      <Sample name={words.colours}>
        <ul className="sample-colours">
          {colours.map((colour) => <li key={colour}><span className="sample-colour" style={{ background: `var(--_${colour})` }} />{colour}</li>)}
        </ul>
      </Sample>
      <Sample name={words.space}>
        <Card>
          {spaces.map((space) => <div key={space} className="sample-space"><span style={{ width: space }} />{`${space} px`}</div>)}
        </Card>
      </Sample>
    </>
  );
}
