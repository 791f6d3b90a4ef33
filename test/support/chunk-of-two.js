// As rollup writes a file of several modules: what one module exports stands in an object of its own, under a short name.
export const Alone = 'Alone is here';
export const t = 3;
export const a = Object.freeze({ __proto__: null, Inner: 'Inner is here' });

/** Another object in each copy of this file. */
export const token = {};
