"""The creator of the native app: logged in at the sandbox, with the auth info that every call carries."""
import json
import urllib.request
from http.cookies import SimpleCookie


class Session:
    def __init__(self, origin):
        self.origin = origin
        self.user = ''
        self.cookie = ('', '')
        self.refreshes = 0

    def login(self):
        """Starts a session without an OTP, which only the sandbox allows."""
        call = urllib.request.Request(f'{self.origin}/sandbox/api/login', data=b'{}', method='POST',
                                      headers={'Content-Type': 'application/json'})
        with urllib.request.urlopen(call, timeout=10) as response:
            self.user = json.load(response)['user_id']
            [morsel] = SimpleCookie(response.headers['Set-Cookie']).values()
            self.cookie = (morsel.key, morsel.value)

    def auth_info(self):
        return {
            'APP-USER-ID': self.user, 'APP-CLIENT-ID': 'bazaar-native', 'APP-ISO-LANGUAGE-CODE': 'en',
            'App-Version': '1.0', 'App-Version-Code': '100', 'Country-Iso': 'IN', 'Application-Id': 'bazaar.native',
            'Authorization': f'native-{self.refreshes}',
        }

    def refresh(self):
        self.refreshes += 1
        self.login()
        return self.auth_info()
