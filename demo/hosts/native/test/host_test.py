"""Drives the window: elements ready in WebKit, auth headers at the sandbox, messages answered, Back handled."""
import json
import os
import sys
import tempfile
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
from gi.repository import GLib  # noqa: E402

from session import Session  # noqa: E402
from window import Gdk, Gtk, HostWindow, TABS  # noqa: E402

ORIGIN = sys.argv[1]
SCREENSHOTS = os.path.abspath('.cache/screenshots')
LIMIT_S = 60
# Performance and Earnings show rupees, Home the creator's name.
FILLED = """const text = (root) => [...root.querySelectorAll('*')].map((one) => one.shadowRoot ? text(one.shadowRoot) : '').join('') + root.textContent;
return /Rs\\.|₹|Hi, /.test(text(document.querySelector('TAG').shadowRoot))"""


def until(told, what, limit=LIMIT_S):
    """Runs the window's loop until `told` answers with something."""
    over = []
    timer = GLib.timeout_add_seconds(limit, lambda: over.append(True) or GLib.SOURCE_REMOVE)
    tick = GLib.timeout_add(50, lambda: True)
    while not (result := told()):
        if over:
            sys.exit(f'FAILED: {what} did not happen within {limit} s')
        Gtk.main_iteration()
    GLib.source_remove(timer)
    GLib.source_remove(tick)
    print(f'  {what}', flush=True)
    return result


def run(view, body):
    """The result of an async function's body in the page, as JSON."""
    results = []

    def finished(_view, outcome):
        try:
            results.append(view.call_async_javascript_function_finish(outcome).to_json(0) or 'null')
        except GLib.Error as error:
            sys.exit(f'FAILED: {body}: {error.message}')

    view.call_async_javascript_function(body, -1, None, None, None, None, finished)
    while not results:
        Gtk.main_iteration()
    return json.loads(results[0])


def ask(view, kind, payload):
    message = json.dumps(json.dumps({'creator': 1, 'id': f'test-{kind}', 'type': kind, 'payload': payload}))
    return json.loads(run(view, f'return await webkit.messageHandlers.creator.postMessage({message})'))


def picture(name):
    surface = window.get_window()
    pixels = Gdk.pixbuf_get_from_window(surface, 0, 0, surface.get_width(), surface.get_height())
    pixels.savev(os.path.join(SCREENSHOTS, f'native-{name}.png'), 'png', [], [])


def expect(truth, what):
    if not truth:
        sys.exit(f'FAILED: {what}')
    print(f'  {what}', flush=True)


os.makedirs(SCREENSHOTS, exist_ok=True)
session = Session(ORIGIN)
session.login()
window = HostWindow(ORIGIN, session)
window.show_all()
until(lambda: len(window.pages) == len(TABS), 'the window has its tabs')
for index, (_title, tag) in enumerate(TABS):
    window.show_tab(index)
    view = window.pages[tag].view
    until(lambda: run(view, f"return document.querySelector('{tag}')?.status === 'ready'"), f'{tag} is ready')
    until(lambda: run(view, FILLED.replace('TAG', tag)), f'{tag} shows figures')
    picture(tag)

with urllib.request.urlopen(f'{ORIGIN}/sandbox/api/requests') as response:
    log = json.load(response)
# A beacon can carry no headers.
requests = [entry for entry in log['requests'] if entry['path'] != '/v1/analytics/events']
expect(requests and all(entry['headers'].get('app-user-id') == session.user for entry in requests), 'every call names the user')
expect(all(entry['headers'].get('app-client-id') == 'bazaar-native' for entry in requests), 'every call names the native client')
expect('auth' not in window.asked, 'auth info of the document start is enough')

app = window.pages['creator-app'].view
expect(ask(app, 'auth', {'refresh': True})['payload']['Authorization'] == 'native-1', 'a new token on refresh')
expect(ask(app, 'openHelpCentre', {})['ok'] and window.help.get_visible(), 'the help centre is a native window')
expect(ask(app, 'openExternal', {'href': 'https://example.com/'})['ok'], 'outside addresses are opened by the system')
expect(not ask(app, 'openExternal', {'href': 'file:///etc/passwd'})['ok'], 'other schemes are refused')
expect(ask(app, 'share', {'title': '', 'text': 'Look', 'url': 'https://example.com/'})['ok'], 'share is answered')
with tempfile.TemporaryDirectory() as pictures:
    os.environ['PICTURES_FOLDER'] = pictures
    expect(ask(app, 'saveImage', {'name': '../creator-native-test.png', 'mimeType': 'image/png', 'data': 'iVBORw0KGgo='})['ok'], 'a picture is saved')
    expect(os.listdir(pictures) == ['creator-native-test.png'], 'in the folder of pictures, whatever its name says')
expect(not ask(app, 'unheardOf', {})['ok'], 'unknown types are refused')

run(app, "document.querySelector('creator-app').navigate('/help')")
until(lambda: app.get_uri().endswith('/help'), 'the app is at /help')
window.back_button.clicked()
until(lambda: window.tabs.get_current_page() == 0, "Back in the app leads to the host's main screen")
expect('goTo' in window.asked, 'the app asked for it')
window.show_tab(1)
window.back_button.clicked()
until(lambda: window.tabs.get_current_page() == 0, 'Back leaves an element that has nothing to close')
