"""The documentation site, built by Sphinx from the pages in their places: ``make docs``.

The pages are written for readers of the repository, so their links lead to files. ``sources.py`` makes them work
on the site too. The menu is in ``nav.toml``. Sphinx has to find ``src`` and this folder: PYTHONPATH=src:docs/site.
"""

import mazechase

project = "Mazechase"
author = "the Mazechase contributors"
version = release = mazechase.__version__
root_doc = "docs/index"
include_patterns = ["docs/**.md", "*.md", "web/README.md", "native/README.md"]
exclude_patterns = ["README.md", ".*", "build", "dist", "gallery", "web/node_modules", "web/src", "src", "tests"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sources"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
add_module_names = False
default_role = "code"
suppress_warnings = ["misc.highlighting_failure"]  # examples in the protocol shorten their JSON

html_theme = "furo"
html_title = "Mazechase"
html_copy_source = False
html_extra_path = ["root"]
html_favicon = "../../web/public/favicon.svg"
html_show_copyright = False
