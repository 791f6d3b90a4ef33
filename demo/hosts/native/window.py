"""A GTK window with three tabs: two hold one element each, the third the whole app."""
import base64
import os
import tempfile
from urllib.parse import urlsplit

import gi

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
gi.require_version('Soup', '3.0')
from gi.repository import Gdk, GLib, Gtk, Soup, WebKit2  # noqa: E402

from bridge import Bridge  # noqa: E402

TABS = [('Performance', 'creator-performance'), ('Earnings', 'creator-earnings'), ('Creators', 'creator-app')]

# A page of the native app around one element; a tap that leads elsewhere opens the whole app there.
ELEMENT_PAGE = '''<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, viewport-fit=cover"><meta name="color-scheme" content="light dark">
<title>{tag}</title><style>body {{ margin: 0 }}</style>
<script type="module">
import {{ configureCreator }} from '/runtime.js';
import {{ detectHost }} from '/host.js';
configureCreator({{ apiBase: '/api', clientId: 'bazaar-native', brand: {{ name: 'Bazaar' }}, host: detectHost({{ back: () => false }}) }});
document.addEventListener('creator-navigate', (event) => {{
  event.preventDefault();
  location.assign(event.detail.href);
}});
</script>
<script type="module" src="/elements/{tag}.js"></script></head><body><{tag}></{tag}></body></html>'''


class HostWindow(Gtk.Window):
    def __init__(self, origin, session):
        super().__init__(title='Bazaar (a native app around the elements)')
        self.origin = origin
        self.session = session
        self.asked = []  # the types of what the pages asked for, in order
        self.pages = {}
        self.help = None
        self.set_default_size(430, 860)

        bar = Gtk.HeaderBar(title='Bazaar', show_close_button=True)
        self.back_button = Gtk.Button.new_from_icon_name('go-previous-symbolic', Gtk.IconSize.BUTTON)
        self.back_button.set_tooltip_text('Back')
        self.back_button.connect('clicked', lambda _button: self.go_back())
        bar.pack_start(self.back_button)
        self.set_titlebar(bar)

        self.tabs = Gtk.Notebook()
        self.add(self.tabs)
        self.web = WebKit2.WebContext.new_ephemeral()
        cookie = Soup.Cookie.new(*session.cookie, urlsplit(origin).hostname, '/', -1)
        cookie.set_http_only(True)
        self.web.get_cookie_manager().add_cookie(cookie, None, lambda *_: self.open_pages())
        self.connect('destroy', Gtk.main_quit)

    def open_pages(self):
        for title, tag in TABS:
            bridge = Bridge(self.origin, self.answers())
            bridge.at_document_start(self.session.auth_info())
            view = WebKit2.WebView(web_context=self.web, user_content_manager=bridge.content)
            view.get_settings().set_enable_write_console_messages_to_stdout(True)
            view.connect('decide-policy', self.decide, tag)
            bridge.view = view
            self.pages[tag] = bridge
            self.tabs.append_page(view, Gtk.Label(label=title))
            if tag == 'creator-app':
                view.load_uri(f'{self.origin}/influencer-home')
            else:
                view.load_html(ELEMENT_PAGE.format(tag=tag), f'{self.origin}/')
        self.tabs.show_all()

    def answers(self):
        acts = {
            'auth': lambda payload: self.session.refresh() if payload.get('refresh') else self.session.auth_info(),
            'goTo': lambda _payload: self.show_tab(0),
            'openHelpCentre': self.open_help_centre,
            'openExternal': lambda payload: self.open_outside(payload.get('href')),
            'share': self.share,
            'saveImage': self.save_image,
        }

        def noted(kind, act):
            def run(payload):
                self.asked.append(kind)
                return act(payload)
            return run

        return {kind: noted(kind, act) for kind, act in acts.items()}

    def show_tab(self, index):
        self.tabs.set_current_page(index)
        return {}

    def go_back(self):
        """The window's Back: the page first, then the first tab, then the window itself."""
        bridge = self.pages[TABS[self.tabs.get_current_page()][1]]
        bridge.ask('back', {}, lambda reply: None if reply and reply.get('handled') else self.leave())

    def leave(self):
        if self.tabs.get_current_page() > 0:
            self.show_tab(0)
        else:
            self.close()

    def decide(self, view, decision, kind, tag):
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            return False
        uri = decision.get_navigation_action().get_request().get_uri()
        ours = uri.startswith(f'{self.origin}/')
        if ours and kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
            if tag == 'creator-app' or uri == f'{self.origin}/':
                return False
            self.pages['creator-app'].view.load_uri(uri)
            self.show_tab(2)
        elif not ours:
            self.open_outside(uri)
        decision.ignore()
        return True

    def open_help_centre(self, _payload):
        self.help = Gtk.Window(title='Help centre', transient_for=self, default_width=360, default_height=240)
        self.help.add(Gtk.Label(label='The help centre of the native app.'))
        self.help.show_all()
        return {}

    def open_outside(self, href):
        """Asks before the system's browser is opened; addresses other than https are refused."""
        if not isinstance(href, str) or not href.startswith('https://'):
            return None
        self.confirm(f'Open in the browser?\n{href}', lambda: Gtk.show_uri_on_window(self, href, Gdk.CURRENT_TIME))
        return {}

    def share(self, payload):
        text = ' '.join(str(payload[name]) for name in ('text', 'url') if payload.get(name))
        self.confirm(f'Copy to share:\n{text}', lambda: Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).set_text(text, -1))
        return {}

    def save_image(self, payload):
        """Saves below the creator's pictures; of the name only its last part is believed."""
        name = os.path.basename(str(payload.get('name') or 'picture.png'))
        folder = os.environ.get('PICTURES_FOLDER') or GLib.get_user_special_dir(GLib.UserDirectory.DIRECTORY_PICTURES) or tempfile.gettempdir()
        try:
            data = base64.b64decode(str(payload.get('data') or ''), validate=True)
            with open(os.path.join(folder, name), 'wb') as file:
                file.write(data)
        except (OSError, ValueError):
            return None
        return {}

    def confirm(self, text, act):
        dialog = Gtk.MessageDialog(transient_for=self, buttons=Gtk.ButtonsType.OK_CANCEL, text=text)

        def responded(_dialog, response):
            dialog.destroy()
            if response == Gtk.ResponseType.OK:
                act()

        dialog.connect('response', responded)
        dialog.show()
