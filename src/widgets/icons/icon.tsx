/** Draws one path on the 24 px grid of all icons; decorative, because the text beside it explains. */
export function Icon({ path, size = 20, className }: { path: string; size?: number; className?: string | undefined }) {
  return (
    <svg
      className={className} width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor"
      strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
