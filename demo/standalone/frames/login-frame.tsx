import { LoginPage } from '../../../src/features/login/views/login-page';
import { PhoneFields } from '../../../src/features/login/phone-fields';

const unanswered = () => undefined;

/** What the login shows before a script runs: the step of a new visitor. */
export function LoginFrame({ brand }: { brand: string }) {
  return (
    <LoginPage brand={brand} onJoin={unanswered}>
      <PhoneFields phone="" message={undefined} busy={false} onPhone={unanswered} onSubmit={unanswered} />
    </LoginPage>
  );
}
