import { failureCodes, type FailureCode } from '../src/domain/failure-codes';
import { diagnosisWords as words } from '../src/text/en/diagnosis';
import { elementWords } from '../src/text/en/elements';
import sheet from './diagnosis.css';

interface Finding {
  code: FailureCode;
  message: string;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...children: (Node | string)[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** A folded note for the developers of the page, which does not stand in the way of the creator. */
function noteOf({ code, message }: Finding): HTMLElement {
  const summary = make('summary', '', words.summary(code));
  summary.style.cursor = 'pointer';
  const note = make('details', 'diagnosis',
    summary,
    make('p', '', message),
    make('p', '', words.see(words.guide(code))));
  note.setAttribute('part', 'diagnosis');
  note.lang = elementWords.language;
  return note;
}

/** Instead of the content, where nothing of ours can be shown. */
function notice(heading: string, advice: string, note: HTMLElement, action?: HTMLElement): HTMLElement {
  const title = make('h1', '', heading);
  title.style.fontSize = '21px';
  const box = make('div', 'shell-failure', title, ...(advice ? [make('p', 'muted', advice)] : []));
  box.setAttribute('role', 'alert');
  box.lang = elementWords.language;
  // No sheet of ours reaches it here.
  Object.assign(box.style, {
    display: 'grid', gap: '12px', justifyItems: 'center', padding: '40px 24px', textAlign: 'center', font: '15px/1.45 system-ui, sans-serif',
  });
  if (action) box.append(action);
  box.append(note);
  return box;
}

function reloadButton(): HTMLElement {
  const reload = make('button', '', words.reload);
  reload.type = 'button';
  Object.assign(reload.style, { minHeight: '44px', padding: '0 18px', font: 'inherit', cursor: 'pointer' });
  reload.addEventListener('click', () => location.reload());
  return reload;
}

/**
 * Says in place what is wrong, where it is wrong with the set-up: below what the screen itself shows. A tag
 * whose code did not come has no shadow root, so there it stands in the tag itself.
 */
export function paintDiagnosis(element: HTMLElement, finding: Finding): void {
  const root = element.shadowRoot;
  if (root) [...root.children].filter((child) => child.matches('.diagnosis')).forEach((child) => child.remove());
  const type = failureCodes[finding.code];
  if (type === 'network' || type === 'render' || finding.code === 'session-expired') return;
  const note = noteOf(finding);
  if (root && sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  if (finding.code === 'not-configured') {
    (root ?? element).replaceChildren(notice(words.notLoaded, '', note, reloadButton()));
  } else if (finding.code === 'unsupported-browser') {
    (root ?? element).replaceChildren(notice(words.oldBrowser, words.oldBrowserAdvice, note));
  } else if (root) {
    root.append(note);
    // Once an attempt has succeeded nothing is wrong any more.
    element.addEventListener('creator-ready', () => note.remove(), { once: true });
  } else {
    element.replaceChildren(notice(words.notLoaded, '', note, reloadButton()));
  }
}
