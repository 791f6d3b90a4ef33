// npm run bench:reels: swipes through twelve reels on a slow network, and compares our three video elements with one
// video per reel.
import { serveMarketplace } from '../test-runner/marketplace.mjs';
import { openBrowser } from './measure.mjs';
import { median } from './statistics.mjs';

const reelCount = 12;
const swipes = 8;
/** Fast 4G, as in the browsers' developer tools. */
const network = { offline: false, latency: 170, downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8 };

const sandbox = await serveMarketplace({ scenario: 'busy-creator' });
const { origin } = sandbox;
const clips = ['drift', 'rings', 'bars', 'waves'];
const addresses = Array.from({ length: reelCount }, (_, index) => `${origin}/reels-media/${clips[index % clips.length]}.mp4?n=${index}`);
const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required']);

try {
  console.log(`${reelCount} reels, ${swipes} swipes, fast 4G; times are of this machine and only comparable with each other`);
  console.log('variant                     swipe to play, median (worst)   wasted   videos');
  report('three videos that move', await measure(ours));
  report('one per reel, metadata', await measure((page) => onePerReel(page, 'metadata')));
  report('one per reel, all of it', await measure((page) => onePerReel(page, 'auto')));
} finally {
  await browser.close();
  await sandbox.close();
}

/** The viewer of the built app, with the same reels. */
async function ours(page) {
  await control(page, 'login', {});
  await control(page, 'faults', {
    method: 'GET', path: '/v1/reels/categories', status: 200,
    body: { categories: [{ id: 'bench', name: 'Bench', reels: addresses.map((videoUrlMp4, rank) => ({ reelId: String(rank), videoUrlMp4, rank })) }] },
  });
  await page.evaluate(() => localStorage.setItem('creator:user-id', 'creator-demo'));
  await page.goto(`${origin}/reels/bench`);
}

/** The simple solution for comparison: every reel has its own video. */
async function onePerReel(page, preload) {
  await page.evaluate((sources, load) => {
    const track = document.createElement('div');
    Object.assign(track.style, { position: 'fixed', inset: '0', overflowY: 'scroll', scrollSnapType: 'y mandatory' });
    const observer = new IntersectionObserver((entries) => {
      for (const { target, intersectionRatio } of entries) void (intersectionRatio > 0.6 ? target.play() : target.pause());
    }, { root: track, threshold: 0.6 });
    for (const src of sources) {
      const video = Object.assign(document.createElement('video'), { src, preload: load, muted: true, loop: true });
      Object.assign(video.style, { display: 'block', width: '100%', height: '100%', scrollSnapAlign: 'start' });
      track.append(video);
      observer.observe(video);
    }
    document.body.replaceChildren(track);
  }, addresses, preload);
}

async function measure(open) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`${origin}/login`);
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  const bytes = new Map();
  const names = new Map();
  devtools.on('Network.responseReceived', ({ requestId, response }) => response.url.includes('/reels-media/') && names.set(requestId, response.url));
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => names.has(requestId) && bytes.set(names.get(requestId), (bytes.get(names.get(requestId)) ?? 0) + dataLength));
  await open(page);
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.waitForFunction(playing, { polling: 20 }, '');
  const times = [];
  let seen = [await page.evaluate(playing, '')];
  for (let swipe = 0; swipe < swipes; swipe++) {
    await new Promise((resolve) => setTimeout(resolve, 1500)); // somebody watches
    times.push(await page.evaluate(swipeAndWait, seen.at(-1)));
    seen = [...seen, await page.evaluate(playing, '')];
  }
  const videos = await page.evaluate(() => window.allVideos().length);
  const wasted = [...bytes].reduce((sum, [url, size]) => sum + (seen.includes(url) ? 0 : size), 0);
  await context.close();
  return { times, wasted, videos };
}

/** In the page: the address of the playing video, if it has changed. */
function playing(other) {
  window.allVideos ??= () => {
    const found = [];
    const walk = (node) => node.querySelectorAll('*').forEach((each) => {
      if (each.localName === 'video') found.push(each);
      if (each.shadowRoot) walk(each.shadowRoot);
    });
    walk(document);
    return found;
  };
  const active = window.allVideos().find((video) => !video.paused && video.currentTime > 0 && video.readyState > 2);
  return active && active.currentSrc !== other ? active.currentSrc : false;
}

/** In the page: swipes to the next reel and waits until it plays; returns milliseconds. */
function swipeAndWait(before) {
  const scroller = window.allVideos().map((video) => video.closest('.reel-track') ?? video.parentElement).find(Boolean);
  const start = performance.now();
  scroller.scrollTo({ top: scroller.scrollTop + scroller.clientHeight, behavior: 'instant' });
  return new Promise((resolve) => {
    const look = () => {
      const active = window.allVideos().find((video) => !video.paused && video.currentTime > 0 && video.readyState > 2 && video.currentSrc !== before);
      if (active) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function control(page, path, body) {
  await page.evaluate((to, content) => fetch(`/sandbox/api/${to}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(content),
  }), path, body);
}

function report(name, { times, wasted, videos }) {
  const middle = Math.round(median(times));
  const worst = Math.round(Math.max(...times));
  console.log(`${name.padEnd(28)}${`${middle} ms (${worst} ms)`.padEnd(32)}${`${(wasted / 1e6).toFixed(2)} MB`.padEnd(9)}${videos}`);
}
