import { expect } from '@open-wc/testing';
import { readAuthInfo } from '../../src/bridge/auth-info';

describe('auth info', () => {
  it('[NATIVE-03] takes the thirteen names and no other', () => {
    const thirteen = {
      'APP-USER-ID': 'u1', 'APP-CLIENT-ID': 'c', 'APP-ISO-LANGUAGE-CODE': 'hi', 'App-Version': '4.1', 'App-Version-Code': '410',
      'Country-Iso': 'IN', 'Application-Id': 'in.bazaar', 'App-Session-Id': 's', 'APP-SDK-VERSION': '34', 'APP-USER-LOCATION': 'Pune',
      'Instance-Id': 'i', Authorization: 'Bearer t', Xo: 'x',
    };
    expect(Object.keys(thirteen)).to.have.length(13);
    expect(readAuthInfo({ ...thirteen, Cookie: 'a=b', 'app-user-id': 'other' })).to.deep.equal(thirteen);
  });

  it('[NATIVE-08] says so where there is no user', () => {
    expect(readAuthInfo({})).to.deep.equal({ 'APP-USER-ID': '' });
    expect(readAuthInfo({ 'APP-USER-ID': null })).to.deep.equal({ 'APP-USER-ID': '' });
  });

  it('takes numbers as their digits', () => {
    expect(readAuthInfo({ 'APP-USER-ID': 17, 'App-Version-Code': 410 })).to.deep.equal({ 'APP-USER-ID': '17', 'App-Version-Code': '410' });
  });

  it('leaves out what no header can carry, so that the calls do not fail', () => {
    const info = readAuthInfo({ 'APP-USER-ID': 'u1', 'APP-USER-LOCATION': 'पुणे', Xo: 'a\r\nEvil: b', Authorization: { token: 't' }, 'Country-Iso': '' });
    expect(info).to.deep.equal({ 'APP-USER-ID': 'u1' });
  });
});
