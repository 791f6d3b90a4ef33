// as src/widgets/fence.tsx, refused by no-restricted-syntax
export const Fence = ({ css }: { css: string }) => <style>{css}</style>;
