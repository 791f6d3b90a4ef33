"""The host's end of the messages of docs/native.md, over WebKit's handler with reply."""
import json
import uuid

import gi

gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, JavaScriptCore, WebKit2  # noqa: E402

WAIT_MS = 1000


class Bridge:
    """Answers what the page asks and asks the page; believes only pages of its origin."""

    def __init__(self, origin, answers):
        self.origin = origin
        self.answers = answers
        self.view = None
        self.waiting = {}
        self.content = WebKit2.UserContentManager()
        self.content.connect('script-message-with-reply-received::creator', self.received)
        self.content.register_script_message_handler_with_reply('creator', None)

    def at_document_start(self, auth):
        """Gives the page its auth info before any of its scripts runs."""
        source = f"if (location.origin === {json.dumps(self.origin)}) {push(request('auth', auth))}"
        self.content.remove_all_scripts()
        self.content.add_script(WebKit2.UserScript(
            source, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))

    def is_ours(self):
        uri = self.view.get_uri() or ''
        return uri == self.origin or uri.startswith(f'{self.origin}/')

    def received(self, _content, value, reply):
        answer = self.answer(value.to_string()) if self.is_ours() else None
        context = value.get_context()
        reply.return_value(JavaScriptCore.Value.new_null(context) if answer is None
                           else JavaScriptCore.Value.new_string(context, json.dumps(answer)))
        return True

    def answer(self, text):
        try:
            message = json.loads(text)
        except ValueError:
            return None
        if not isinstance(message, dict) or message.get('creator') != 1:
            return None
        if 'replyTo' in message:
            self.settle(message['replyTo'], message.get('payload') if message.get('ok') else None)
            return None
        act = self.answers.get(message.get('type'))
        result = act(message.get('payload') or {}) if act else None
        return {'creator': 1, 'replyTo': message.get('id'), 'ok': result is not None, 'payload': result or {}}

    def ask(self, kind, payload, then):
        """Calls `then` with the payload of the page's reply, or with None where none comes within a second."""
        if not self.is_ours():
            then(None)
            return
        message = request(kind, payload)
        self.waiting[message['id']] = then
        GLib.timeout_add(WAIT_MS, lambda: self.settle(message['id'], None))
        self.view.evaluate_javascript(push(message), -1, None, None, None, None)

    def settle(self, name, payload):
        then = self.waiting.pop(name, None)
        if then:
            then(payload)
        return GLib.SOURCE_REMOVE


def request(kind, payload):
    return {'creator': 1, 'id': str(uuid.uuid4()), 'type': kind, 'payload': payload}


def push(message):
    return f'(window.creatorMessages ??= []).push({json.dumps(message)});'
