import { failureCodes, type FailureCode } from '../src/domain/failure-codes';
import { adoptSheets } from '../src/styles/adopt-sheets';
import { diagnosisWords as words, notBegunWords } from '../src/text/en/diagnosis';
import { englishTag, pageLanguage } from '../src/text/words';
import { cloudOffPath } from '../src/widgets/icons/cloud-off';
import sheet from './diagnosis.css';
import { icon, paintFailure } from './skeleton';

/** An arrow up: a newer version. */
const updatePath = 'M12 20V8m-6 6 6-6 6 6M5 4h14';

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

/** A folded note for the developers of the page, which does not disturb the creator. */
function noteOf({ code, message }: Finding): HTMLElement {
  const summary = make('summary', '', words.summary(code));
  summary.style.cursor = 'pointer';
  const note = make('details', 'diagnosis',
    summary,
    make('p', '', message),
    make('p', '', words.see(words.guide(code))));
  note.setAttribute('part', 'diagnosis');
  note.lang = englishTag;
  return note;
}

/** Uses no style sheet of ours, which may not be available here, and works with any colours of the page. */
const looks = {
  box: 'display:grid;gap:12px;justify-items:center;box-sizing:border-box;max-width:600px;margin:0 auto;padding:72px 24px 48px;text-align:center;font:15px/1.45 system-ui,sans-serif',
  picture: 'box-sizing:content-box;width:32px;height:32px;padding:20px;border-radius:50%;background:rgba(128,128,128,.16);fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round',
  heading: 'margin:0;font-size:21px;line-height:1.25',
  advice: 'margin:0;opacity:.75',
  button: 'min-height:44px;margin:4px 0 0;padding:10px 18px;border:1px solid currentColor;border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer',
  note: 'margin:24px 0 0;font-size:13px;opacity:.75',
};

function look<Shown extends HTMLElement | SVGElement>(element: Shown, of: keyof typeof looks): Shown {
  element.style.cssText = looks[of];
  return element;
}

interface Notice {
  heading: string;
  advice?: string;
  picture: string;
  note: HTMLElement;
  action?: HTMLElement;
}

/** Replaces the content if nothing of ours can be shown. */
function notice({ heading, advice, picture, note, action }: Notice): HTMLElement {
  const box = look(make('div', 'shell-failure', look(icon(picture), 'picture'), look(make('h1', '', heading), 'heading')), 'box');
  box.setAttribute('role', 'alert');
  box.lang = pageLanguage.tag;
  if (advice) box.append(look(make('p', '', advice), 'advice'));
  if (action) box.append(action);
  box.append(look(note, 'note'));
  return box;
}

const reload = () => location.reload();

function reloadButton(): HTMLElement {
  const button = look(make('button', '', notBegunWords.reload), 'button');
  button.type = 'button';
  button.addEventListener('click', reload);
  return button;
}

/** Only mistakes in the set-up are shown, not a network failure or the end of a session. */
function isOfSetUp(code: FailureCode): boolean {
  const type = failureCodes[code];
  return type !== 'network' && type !== 'render' && code !== 'session-expired';
}

/**
 * Shows a mistake in the set-up, below what the screen itself shows. A tag whose code did not arrive has no shadow
 * root, so the note is added to the tag itself.
 */
export function paintDiagnosis(element: HTMLElement, finding: Finding): void {
  const root = element.shadowRoot;
  if (root) [...root.children].filter((child) => child.matches('.diagnosis')).forEach((child) => child.remove());
  if (!isOfSetUp(finding.code)) return;
  const note = noteOf(finding);
  if (root && sheet) adoptSheets(root, sheet);
  if (finding.code === 'unsupported-browser') {
    (root ?? element).replaceChildren(notice({ heading: notBegunWords.oldBrowser, advice: notBegunWords.oldBrowserAdvice, picture: updatePath, note }));
  } else if (root) {
    if (finding.code === 'not-configured') paintFailure(root, { heading: notBegunWords.notLoaded, advice: '', action: notBegunWords.reload, act: reload, lost: false });
    root.append(note);
    // After a successful attempt the note is removed.
    element.addEventListener('creator-ready', () => note.remove(), { once: true });
  } else {
    element.replaceChildren(notice({ heading: notBegunWords.notLoaded, picture: cloudOffPath, note, action: reloadButton() }));
  }
}
