// as src/features/earnings/views/fence.tsx, refused by no-restricted-syntax
declare function useFigure(): number;

export function Figure() {
  return <p>{useFigure()}</p>;
}
