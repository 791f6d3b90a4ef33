import { expect } from '@open-wc/testing';
import { icon, nameLanguage, paintFailure, paintSkeleton } from '../../elements/skeleton';
import { pageLanguage } from '../../src/text/words';
import { pretend, restoreDevice } from '../support/device';

const roots: HTMLElement[] = [];
function root(): HTMLElement {
  const made = document.createElement('div');
  document.body.append(made);
  roots.push(made);
  return made;
}
const failure = { heading: 'Loading chunk failed', advice: 'Check it', action: 'Retry' };

describe('what an element shows without its screen', () => {
  afterEach(() => {
    restoreDevice();
    for (const each of roots.splice(0)) each.remove();
  });

  it('is a grey shape for each block, those of a list in a column, in place of what was there', () => {
    const into = root();
    into.textContent = 'before';
    paintSkeleton(into, ['heading', ['card', 'row']]);
    expect(into.innerHTML.replace(/ (lang|aria-label|data-print)="[^"]*"/g, '')).to.equal(
      '<div class="shell shell-skeleton" role="status"><div class="skeleton skeleton-heading" part="skeleton"></div>'
      + '<div class="skeleton-column"><div class="skeleton skeleton-card" part="skeleton"></div><div class="skeleton skeleton-row" part="skeleton"></div></div></div>',
    );
    const shell = into.firstElementChild as HTMLElement;
    expect([shell.lang, shell.ariaLabel, shell.dataset['print']]).to.deep.equal([
      'en-IN', 'Loading', 'This part had not been loaded when the page was printed. Print it again to have it.',
    ]);
  });

  it('has the language of the page, and a skeleton its words', () => {
    const into = root();
    into.innerHTML = '<div class="shell"></div><div class="shell shell-skeleton"></div><p></p>';
    const before = pageLanguage.tag;
    pageLanguage.tag = 'hi-IN';
    nameLanguage(into);
    pageLanguage.tag = before;
    expect([...into.children].map((each) => [(each as HTMLElement).lang, each.ariaLabel])).to.deep.equal([['hi-IN', null], ['hi-IN', 'Loading'], ['', null]]);
  });

  it('is a line drawing that nobody reads out', () => {
    expect(icon('M0 0h1').outerHTML).to.equal('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0h1"></path></svg>');
    expect(icon('M0 0h1').firstElementChild?.namespaceURI).to.equal('http://www.w3.org/2000/svg');
  });

  it('is a failure with one action', () => {
    const into = root();
    let acts = 0;
    paintFailure(into, { ...failure, act: () => { acts++; } });
    const shell = into.firstElementChild as HTMLElement;
    expect([into.childElementCount, shell.className, shell.role, shell.lang]).to.deep.equal([1, 'shell shell-failure', 'alert', 'en-IN']);
    expect([...shell.children].map(({ localName }) => localName)).to.deep.equal(['svg', 'h1', 'p', 'button']);
    expect(shell.querySelector('h1')?.outerHTML).to.equal('<h1 part="heading">Loading chunk failed</h1>');
    expect(shell.querySelector('p')?.outerHTML).to.equal('<p class="muted">Check it</p>');
    expect(shell.querySelector('button')?.outerHTML).to.equal('<button type="button" class="button button-primary" part="button button-primary">Retry</button>');
    shell.querySelector('button')?.click();
    expect(acts).to.equal(1);
  });

  it('tries again by itself, once, when the network is back', () => {
    const into = root();
    let acts = 0;
    paintFailure(into, { ...failure, act: () => { acts++; } });
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    expect(acts).to.equal(1);
    paintFailure(into, { ...failure, act: () => { acts++; } });
    into.replaceChildren();
    dispatchEvent(new Event('online'));
    expect(acts, 'it is not shown any more').to.equal(1);
  });

  it('is only a text where nothing was lost', () => {
    const into = root();
    let acts = 0;
    paintFailure(into, { ...failure, advice: '', lost: false, act: () => { acts++; } });
    expect([...into.firstElementChild?.children ?? []].map(({ localName }) => localName)).to.deep.equal(['h1', 'button']);
    expect(into.textContent).to.equal('Loading chunk failedRetry');
    dispatchEvent(new Event('online'));
    expect(acts).to.equal(0);
  });

  it('says that the device is offline, if that is why code did not arrive', () => {
    pretend(navigator, 'onLine', false);
    const heading = (text: string) => {
      const into = root();
      paintFailure(into, { ...failure, heading: text, act: () => undefined });
      return into.querySelector('h1')?.textContent;
    };
    expect([heading('Loading chunk failed'), heading('Please log in to see this')]).to.deep.equal(['You are offline', 'Please log in to see this']);
  });
});
