// as elements/fence.ts, refused by no-restricted-syntax
export const render = Symbol.for('r2wc.render');
