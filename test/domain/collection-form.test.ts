import { expect } from '@open-wc/testing';
import { checkCollectionForm, isFacebookShareLink, isYoutubeLink } from '../../src/domain/collection-form';

const share = 'https://www.facebook.com/share/v/1AbC/?mibextid=xyz';

describe('collection form', () => {
  const cases: [string | null, string, string, string | null][] = [
    [null, '', '', 'platform'],
    ['YOUTUBE', '  ', '', 'youtubeMissing'],
    ['YOUTUBE', 'https://video.example/1', '', 'youtubeInvalid'],
    ['FACEBOOK', '', '', 'facebookMissing'],
    ['FACEBOOK', 'https://youtu.be/abcdefghijk', '', 'facebookInvalid'],
    ['YOUTUBE', 'https://youtu.be/abcdefghijk', ' ', 'name'],
    ['FACEBOOK', share, '', 'name'],
    ['INSTAGRAM_STORIES', '', '', 'name'],
    ['INSTAGRAM_STORIES', '', 'n'.repeat(51), 'nameTooLong'],
    ['INSTAGRAM_STORIES', '', ` ${'n'.repeat(50)} `, null],
  ];
  for (const [platform, mediaLink, name, problem] of cases) {
    it(`finds ${problem ?? 'nothing'} first for ${platform ?? 'no platform'}, '${mediaLink}' and ${name.length} letters`, () => {
      expect(checkCollectionForm({ platform, mediaLink, name })).to.equal(problem);
    });
  }

  it('[VAL-17] allows a name of at most 50 characters', () => {
    expect(checkCollectionForm({ platform: 'INSTAGRAM_STORIES', mediaLink: '', name: 'n'.repeat(50) })).to.equal(null);
    expect(checkCollectionForm({ platform: 'INSTAGRAM_STORIES', mediaLink: '', name: 'n'.repeat(51) })).to.equal('nameTooLong');
  });

  it('[VAL-19] takes youtube.com for the second host fragment', () => {
    for (const link of ['https://youtu.be/a', 'https://www.youtube.com/watch?v=a', 'https://m.YouTube.com/shorts/a']) {
      expect(isYoutubeLink(link), link).to.equal(true);
    }
    expect(isYoutubeLink('https://vimeo.example/a')).to.equal(false);
  });

  it('takes Facebook share links of videos and reels with an id and a mibextid', () => {
    for (const link of [share, 'https://facebook.com/share/r/9/?mibextid=a', 'https://m.facebook.com/share/v/9?mibextid=a']) {
      expect(isFacebookShareLink(link), link).to.equal(true);
    }
    for (const link of [
      'http://www.facebook.com/share/v/9/?mibextid=a', 'https://www.facebook.com/share/p/9/?mibextid=a',
      'https://www.facebook.com/share/v/?mibextid=a', 'https://www.facebook.com/share/v/9/', 'https://www.facebook.com/share/v/9/?mibextid=',
      'https://facebook.com.evil.example/share/v/9/?mibextid=a', 'https://notfacebook.com/share/v/9/?mibextid=a', 'facebook',
    ]) {
      expect(isFacebookShareLink(link), link).to.equal(false);
    }
  });

  it('takes a share link with nothing before or behind its path', () => {
    for (const path of ['/x/share/v/1', '/share/v/1/more', '/share/v/1/more/']) expect(isFacebookShareLink(`https://www.facebook.com${path}?mibextid=a`), path).to.equal(false);
  });
});
