// as src/widgets/fence.tsx, refused by react/jsx-no-literals
export const Fence = () => <p>Words</p>;
