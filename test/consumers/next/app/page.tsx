import { Earnings } from './earnings';

export default function Page() {
  return (
    <main className="partner-centre">
      <h1>Partner centre</h1>
      <Earnings />
    </main>
  );
}
