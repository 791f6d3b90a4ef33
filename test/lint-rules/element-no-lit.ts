// as elements/creator-fence.ts, refused by boundaries/dependencies
export { html } from 'lit-html';
