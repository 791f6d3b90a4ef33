import { postLinkingWords as words } from '../../text/en/post-linking';
import { checkPath, Icon } from '../../widgets/icons/icon';
import type { LinkingStep } from './post-linking-store';

const steps: readonly LinkingStep[] = ['post', 'products'];

/** The current step; a completed step links back to itself. */
export function Stepper({ step, onStep }: { step: LinkingStep; onStep: (step: LinkingStep) => void }) {
  const at = steps.indexOf(step);
  return (
    <ol className="stepper" aria-label={words.steps}>
      {steps.map((each, index) => {
        const done = index < at;
        const face = (
          <>
            <span className="stepper-number" aria-hidden="true">{done ? <Icon path={checkPath} size={16} /> : index + 1}</span>
            <span>{words.step[each]}</span>
            {done && <span className="visually-hidden">{words.done}</span>}
          </>
        );
        return (
          <li key={each} aria-current={index === at ? 'step' : undefined}>
            {done ? <button type="button" className="stepper-step" onClick={() => onStep(each)}>{face}</button> : <span className="stepper-step">{face}</span>}
          </li>
        );
      })}
    </ol>
  );
}
