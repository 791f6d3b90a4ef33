// as src/widgets/badge.tsx, refused by no-restricted-syntax
declare function useFigure(): number;

export function Figure() {
  return <p>{useFigure()}</p>;
}
