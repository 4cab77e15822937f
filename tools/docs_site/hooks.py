"""What MkDocs asks for while it builds the site: see mkdocs.yml."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.docs_site.headings import anchor_of
from tools.docs_site.links import PLACES, for_site, place_in_project
from tools.releases.publisher import read_publisher

_ASKS_ELSEWHERE = re.compile(r"<(?:script|link|img|iframe)\b[^>]*=[\"']?(?:https?:)?//[^>]*>")
ROOT = Path(__file__).resolve().parents[2]
_BROUGHT = {
    **{
        f"resources/fonts/{name}": f"look/{name}"
        for name in (
            "Cabin-Regular.otf",
            "Cabin-SemiBold.otf",
            "SixtysixSans-Regular.ttf",
            "SixtysixSans-SemiBold.ttf",
            "Vollkorn-SemiBold.ttf",
        )
    },
    "resources/icons/sixtysix.svg": "look/sixtysix.svg",
    "resources/icons/sixtysix-64.png": "look/sixtysix-64.png",
    "tools/docs_site/site.css": "look/site.css",
}
"""Files of the project that the site shows with, and where they lie in it."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add to headings the anchors that they have on the forge, so that one link serves both."""
    config["mdx_configs"]["toc"]["slugify"] = _anchor
    repository = read_publisher().repository
    if repository:
        config.copyright = f'{config.copyright} · <a href="{repository}">Source</a>'
    return config


def _anchor(text: str, _separator: str) -> str:
    return anchor_of(text)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files from outside docs/."""
    for ours, theirs in {**PLACES, **_BROUGHT}.items():
        files.append(File.generated(config, theirs, abs_src_path=str(ROOT / ours)))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_others: object) -> str:
    """Let the links of a page lead somewhere in the site."""
    return for_site(markdown, place_in_project(page.file.src_uri), read_publisher().repository)


def on_post_page(output: str, *, page: Page, **_others: object) -> str:
    """Refuse a page that lets the reader's browser ask another server.

    Raises:
        PluginError: then.
    """
    if found := _ASKS_ELSEWHERE.search(output):
        raise PluginError(f"{page.file.src_uri} asks another server: {found[0]}")
    return output
