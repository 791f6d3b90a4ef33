import { signal } from '@preact/signals-core';
import { ApiError } from '../../../api/api-error';
import { connectInstagram } from '../../../api/contract/home';
import { instagramAuthorizeUrl } from '../../../domain/instagram-authorize';
import { instagramConnection } from '../../../domain/instagram-oauth';
import { parseUrl } from '../../../domain/parse-url';
import { newId } from '../../../ids/new-id';
import type { StoreContext } from '../../../state/context';
import { profileStore } from '../session/profile-store';
import { storagePrefix } from '../../../state/own-storage';
import { defineStore } from '../../../state/store';

const stateKey = `${storagePrefix}oauth-state`;
const stateLifetimeMs = 10 * 60_000;

/** Connecting Instagram, from opening the consent page to the success animation. */
type ConnectState = 'idle' | 'waiting' | 'sending' | 'connected' | 'refused' | 'failed';

interface StoredState {
  state: string;
  until: number;
}

/** Session storage if it works, memory if it throws. */
let remembered: string | null = null;
const stateStorage = {
  read(): string | null {
    try {
      return sessionStorage.getItem(stateKey) ?? remembered;
    } catch {
      return remembered;
    }
  },
  write(value: string | null): void {
    remembered = value;
    try {
      if (value === null) sessionStorage.removeItem(stateKey);
      else sessionStorage.setItem(stateKey, value);
    } catch {
      // kept in memory only: connecting works as long as this page is open
    }
  },
};

/** Compares with the state that was sent, once; a second attempt finds none. */
function spendState(received: string): boolean {
  const text = stateStorage.read();
  stateStorage.write(null);
  try {
    const stored = JSON.parse(text ?? 'null') as StoredState | null;
    return stored !== null && stored.state === received && Date.now() < stored.until;
  } catch {
    return false;
  }
}

function createInstagram(context: StoreContext) {
  const { client, instagram, host, firebaseInstanceId } = context;
  const connect = signal<ConnectState>('idle');
  const failure = signal<unknown>(undefined);
  let code: string | undefined;

  const redirectUri = (basePath: string) => instagram.redirectUri ?? parseUrl(`${basePath}/influencer-home`, location.href)?.href ?? '';

  return {
    connect,
    failure,
    /** The address of the consent page; its state is stored for ten minutes. */
    authorizeAddress(basePath: string): string {
      const state = newId();
      const stored: StoredState = { state, until: Date.now() + stateLifetimeMs };
      stateStorage.write(JSON.stringify(stored));
      return instagramAuthorizeUrl({ ...instagram, redirectUri: redirectUri(basePath), state });
    },
    /** Receives the result of the consent page. The code waits here until {@link sendCode}. */
    receive(result: { code: string; state: string } | { refused: true }): void {
      if ('refused' in result) {
        stateStorage.write(null);
        connect.value = 'refused';
      } else if (spendState(result.state)) {
        code = result.code;
        connect.value = 'waiting';
      } else {
        connect.value = 'failed';
      }
    },
    /** Sends a waiting code, once. On success the profile is connected and the animation may run. */
    async sendCode(basePath: string): Promise<void> {
      if (!code) return;
      const once = code;
      code = undefined;
      connect.value = 'sending';
      const profile = context.use(profileStore);
      try {
        await client.send(connectInstagram, {
          body: {
            code: once,
            redirect_uri: redirectUri(basePath),
            app_firebase_instance_id: firebaseInstanceId,
            device_type: host.kind,
          },
        });
        profile.patch({ instagram_connected: true, instagram_reconnect_required: false });
        connect.value = 'connected';
        void profile.refresh();
      } catch (error) {
        // A code works once, so it cannot be sent again: if the outcome is unknown, the profile shows it.
        if (error instanceof ApiError && error.outcomeUnknown) await profile.refresh();
        const known = profile.value();
        failure.value = error;
        connect.value = known && instagramConnection(known) === 'connected' ? 'connected' : 'failed';
      }
    },
    /** Leaving Home ends the animation. */
    clear(): void {
      connect.value = code ? 'waiting' : 'idle';
      failure.value = undefined;
    },
  };
}

/**
 * Instagram OAuth on our side (specification section 4, 'Instagram connect'; decisions C20, D4). The code is kept in
 * memory until it is sent, and sent once.
 */
export const instagramStore = defineStore({ lifetime: 'page', create: createInstagram });
