// as src/widgets/fence.tsx, refused by no-restricted-syntax
export const Fence = ({ send }: { send: () => void }) => <form action={send} />;
