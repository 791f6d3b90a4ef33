// A language that no browser knows yet, for tests of old browsers.
export const newer = ⟦1, 2⟧;
