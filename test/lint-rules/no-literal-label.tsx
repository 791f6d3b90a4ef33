// as src/widgets/fence.tsx, refused by no-restricted-syntax
export const Fence = () => <section aria-label="Words" />;
