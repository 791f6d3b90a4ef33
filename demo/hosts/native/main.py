"""Opens the window around the sandbox whose address is given."""
import sys

from session import Session
from window import HostWindow, Gtk

session = Session(sys.argv[1])
session.login()
HostWindow(sys.argv[1], session).show_all()
Gtk.main()
