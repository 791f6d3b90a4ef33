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

// The drawings that several screens use; one that a single screen uses is in its file.
export const chevronRightPath = 'm9 5 7 7-7 7';
export const linkPath = 'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.6-1.6';
export const personPath = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6';
export const picturePath = 'M4 5h16v14H4V5Zm0 11 5-5 4 4 3-3 4 4M15.5 9v.01';
export const closePath = 'M6 6l12 12M18 6 6 18';
export const backPath = 'M19 12H5m6-7-7 7 7 7';
export const infoPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.5v.01';
export const warningPath = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.01';
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDownPath = 'm5 9 7 7 7-7';
export const chevronUpPath = 'm5 15 7-7 7 7';
export const trendUpPath = 'm3 17 6-6 4 4 8-8m-6 0h6v6';
export const trendDownPath = 'm3 7 6 6 4-4 8 8m-6 0h6v-6';
export const calendarPath = 'M5 5h14v15H5V5Zm0 5h14M9 3v4m6-4v4';
export const binPath = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13m-8 4v5m4-5v5';
export const sharePath = 'M12 15V3.5m0 0-4 4m4-4 4 4M8 11H5v9.5h14V11h-3';
