/** The event of what was tapped when the creator has closed the drawer that waited. Who prevents it has not answered the tap yet, and will not. */
export const tapWithdrawn = 'creator-tap-withdrawn';
