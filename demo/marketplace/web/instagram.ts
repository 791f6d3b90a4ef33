import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { instagramClientId, instagramScopes } from '../brand';
import { Refusal } from '../refusal';
import { readInput } from '../sandbox/read-input';
import { instagramAccount } from '../seed/instagram-account';
import { randomCode } from '../tokens';
import type { World } from '../world';
import { page } from './page';

const Decision = v.object({ redirect_uri: v.string(), state: v.optional(v.string(), ''), decision: v.picklist(['allow', 'cancel']) });
const codeLifetime = 3_600_000;

const permissions: Record<string, string> = {
  instagram_business_basic: 'See your profile and posts',
  instagram_business_manage_messages: 'Send and manage messages',
  instagram_business_manage_comments: 'Read and manage comments',
  instagram_business_content_publish: 'Publish content',
};

/** A replacement of Instagram's consent page, with the parameters and the answers of the real one. */
export function serveInstagram(app: Hono, world: World): void {
  const base = world.basePath;
  const headers = {
    'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  const registered = (request: Request) => `${world.origin(request)}${world.appPath}/influencer-home`;

  const complaint = (request: Request, query: Record<string, string>): string | undefined => {
    if (query.client_id !== instagramClientId) return 'Invalid platform app: the client_id is not known.';
    if (query.redirect_uri !== registered(request)) return `Invalid redirect_uri: it must be exactly ${registered(request)}`;
    if (query.response_type !== 'code') return 'Invalid response_type: it must be code.';
    const scopes = (query.scope ?? '').split(/[\s,]+/).filter(Boolean);
    if (scopes.length === 0 || scopes.some((scope) => !(instagramScopes as readonly string[]).includes(scope))) return 'Invalid scope.';
    return undefined;
  };

  app.get('/instagram/oauth/authorize', (context) => {
    const query = context.req.query();
    const wrong = complaint(context.req.raw, query);
    if (wrong) return context.html(page({ base, title: 'Invalid request', body: html`<section class="card"><h1>Invalid request</h1><p>${wrong}</p></section>` }), 400, headers);
    const scopes = (query.scope ?? '').split(/[\s,]+/).filter(Boolean);
    return context.html(page({
      base, title: 'Connect Instagram (sandbox)', body: html`
      <section class="card consent">
        <h1>Allow Bazaar to use your Instagram account?</h1>
        <p>You are logged in as <strong>@${instagramAccount.username}</strong> (${instagramAccount.name}).</p>
        <ul>${scopes.map((scope) => html`<li>${permissions[scope] ?? scope}</li>`)}</ul>
        <form method="post" action="${base}/instagram/oauth/decision">
          <input type="hidden" name="redirect_uri" value="${query.redirect_uri ?? ''}">
          <input type="hidden" name="state" value="${query.state ?? ''}">
          <div class="row"><button type="submit" name="decision" value="allow">Allow</button>
          <button type="submit" name="decision" value="cancel" class="plain">Cancel</button></div>
        </form>
      </section>`,
    }), 200, headers);
  });

  app.post('/instagram/oauth/decision', async (context) => {
    const { redirect_uri: redirectUri, state, decision } = await readInput(context, Decision);
    if (redirectUri !== registered(context.req.raw)) throw new Refusal(400, 'Invalid redirect_uri');
    if (decision === 'cancel') {
      const refusal = new URLSearchParams({
        error: 'access_denied', error_reason: 'user_denied', error_description: 'The user denied your request', state,
      });
      return context.redirect(`${redirectUri}?${refusal}`, 302);
    }
    const code = randomCode(24);
    await world.write([{
      sql: 'INSERT INTO oauth_codes (code, redirect_uri, expires_at) VALUES (?, ?, ?)', args: [code, redirectUri, world.now() + codeLifetime],
    }]);
    // Instagram appends #_ to the address; it is not part of the code.
    return context.redirect(`${redirectUri}?${new URLSearchParams({ code, state })}#_`, 302);
  });
}
