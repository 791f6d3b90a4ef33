import { useSignals } from '@preact/signals-react/runtime';
import { maxNameLength } from '../../domain/limits';
import grid from '../../styles/grid.css';
import { platformChoices } from './last-platform-store';
import { type FieldProblem, linkStore, type LinkKind } from './link-store';
import { affiliateLinksWords as words } from '../../text/en/affiliate-links';
import { TextField } from '../../widgets/text-field';
import { styledBy } from '../../widgets/styled-by';
import { lazyPart } from '../shared/screen/lazy-part';
import { useStore } from '../shared/screen/store-hooks';

const styled = styledBy(grid);

const NameSuggestion = lazyPart(() => import('./name-suggestion'), 'NameSuggestion');

const kinds: readonly LinkKind[] = ['collection', 'single'];

/** Name and platform; a single link needs neither, because it has a name already. */
export function LinkForm() {
  useSignals();
  const store = useStore(linkStore);
  const { kind, name, platform, mediaLink } = store.form.value;
  const problem = store.problem.value;
  const missing = (field: FieldProblem['field']) => (problem?.field === field ? problem.text() : undefined);
  const noPlatform = missing('platform');
  return (
    <>
      {/* Not a legend: WebKit counts its height twice when the group is shown first. */}
      <fieldset ref={styled} className="choice" aria-labelledby="kind">
        <p id="kind" className="choice-name">{words.kind}</p>
        <div className="grid">
          {kinds.map((each) => (
            <label key={each} className="choice-card span-6">
              <input type="radio" name="kind" checked={kind === each} onChange={() => store.setKind(each)} />
              <span className="choice-title">{words.kinds[each].title}</span>
              <span className="muted">{words.kinds[each].text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'collection' && (
        <>
          <TextField
            label={words.name} name="name" value={name} max={maxNameLength} hint={words.nameHint} message={missing('name')} autoComplete="off" onChange={store.setName}
          />
          {store.selection.value.products.length > 0 && <NameSuggestion />}
          <fieldset className="choice" aria-labelledby="platform" aria-describedby={noPlatform && 'no-platform'}>
            <p id="platform" className="choice-name">{words.platform}</p>
            <div className="choice-chips">
              {platformChoices.map((each) => (
                <label key={each} className="choice-chip">
                  <input type="radio" name="platform" checked={platform === each} onChange={() => store.setPlatform(each)} />
                  <span>{words.platforms[each]}</span>
                </label>
              ))}
            </div>
            {noPlatform && <p id="no-platform" className="field-error">{noPlatform}</p>}
          </fieldset>
          {(platform === 'YOUTUBE' || platform === 'FACEBOOK') && (
            <TextField
              key={platform}
              label={words.mediaLink[platform]}
              hint={words.mediaHint[platform]}
              name="media"
              message={missing('media')}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={mediaLink}
              onChange={store.setMediaLink}
            />
          )}
        </>
      )}
    </>
  );
}
