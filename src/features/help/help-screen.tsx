import { useEffect, useState } from 'react';
import { helpWords as words } from '../../text/en/help';
import { Card } from '../../widgets/card';
import { EmptyState } from '../../widgets/empty-state';
import { chevronDownPath, Icon } from '../../widgets/icons/icon';
import { PageHeader } from '../../widgets/page-header';
import { TextField } from '../../widgets/text-field';
import { styledBy } from '../../widgets/styled-by';
import { LanguagePlace } from '../shared/language/language-place';
import { useScreen } from '../shared/screen/screen-context';
import { Support } from '../shared/support/support';
import { findQuestions } from './find-questions';
import sheet from './help.css';

const styled = styledBy(sheet);

/** /help: the programme's rules, and questions with a search. */
export function HelpScreen() {
  const { setStatus } = useScreen();
  const [search, setSearch] = useState('');
  useEffect(() => setStatus('ready'), [setStatus]);
  const searching = search.trim() !== '';
  const found = findQuestions(words.topics, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div ref={styled} className="column columns">
      <PageHeader title={words.title} />
      <div className="help">
        {/* Rules first: creators ask most about times and amounts. A search shows only its results. */}
        {!searching && <Rules />}
        <div className="help-questions">
          <h2>{words.questionsTitle}</h2>
          <TextField label={words.search} type="search" value={search} onChange={setSearch} autoComplete="off" />
          <p className="visually-hidden" role="status">{searching ? words.found(count) : ''}</p>
          {count === 0 && <EmptyState kind="search" {...words.none} />}
          {found.map(({ id: topic, title, questions }) => (
            <section key={topic} className="help-topic" aria-label={title}>
              <h3 className="muted">{title}</h3>
              <Card flush>
                {questions.map(({ id, question, answer }) => (
                  // A search opens the questions it finds; afterwards all are closed again.
                  <details key={`${id} ${searching}`} className="help-question" open={searching}>
                    <summary><span>{question}</span><Icon path={chevronDownPath} size={18} /></summary>
                    <div className="help-answer">{answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
                  </details>
                ))}
              </Card>
            </section>
          ))}
        </div>
        <Support shape="list" />
        <LanguagePlace />
      </div>
    </div>
  );
}

function Rules() {
  return (
    <Card as="section" labelledBy="rules">
      <h2 id="rules">{words.rulesTitle}</h2>
      <dl className="help-rules">
        {words.rules.map(({ figure, text }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
