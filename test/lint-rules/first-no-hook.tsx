// as src/features/earnings/earnings-first.tsx, refused by no-restricted-syntax
declare function useFigure(): number;

export function FirstFigure() {
  return <p>{useFigure()}</p>;
}
