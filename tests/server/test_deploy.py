"""The files in deploy/ work: both proxies with TLS, the settings, and what can be checked of images and units."""

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mazechase.server.edge.addresses import Proxies
from mazechase.server.edge.hosts import Hosts
from server.crash.killable import free_port
from server.running import Served, scenario, serving
from server.setting import quoridor, seats, table

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
PROXIES = ("nginx", "caddy")


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate that signs itself, with the command of docs/deploy.md."""
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    (command,) = re.findall(r"openssl req -x509 (?:.*\\\n)*.*", page)
    command = command.replace("\\\n", " ").replace("/etc/ssl", str(folder))
    subprocess.run(command.split(), check=True, capture_output=True)  # noqa: S603
    return folder / "mazechase.pem", folder / "mazechase.key"


@contextmanager
def proxied(kind: str, folder: Path, served: Served) -> Iterator[int]:
    """Run a proxy with its file from deploy/, on other ports and with other folders; yield its port."""
    port = free_port()
    certificate(folder)
    if kind == "nginx":
        site = text("nginx.conf").replace("/etc/ssl", str(folder)).replace("127.0.0.1:8750", f"127.0.0.1:{served.port}")
        site = site.replace("listen 443", f"listen 127.0.0.1:{port}").replace("    listen [::]:443 ssl;\n", "")
        paths = "".join(
            f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = f"daemon off; user root; pid {folder}/pid; error_log stderr; events {{}}\n"
        (folder / "nginx.conf").write_text(f"{whole}http {{ access_log off; {paths}{site} }}")
        command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    else:
        site = text("Caddyfile").replace("/etc/ssl", str(folder)).replace("127.0.0.1:8750", f"127.0.0.1:{served.port}")
        site = site.replace(f"{NAME} {{", f"{NAME}:{port} {{\n    bind 127.0.0.1")
        (folder / "Caddyfile").write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + site)
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with (folder / "log").open("w") as log:
        environment = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin"}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)  # noqa: S603
        try:
            yield port
        finally:
            process.terminate()
            process.wait(20)


@pytest.mark.parametrize("kind", PROXIES)
@scenario
async def test_people_play_through_a_proxy_with_tls(kind: str, tmp_path: Path) -> None:
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not installed (apt-get install {kind}), so its file in deploy/ is not tried here")
    given: dict[str, Any] = {"hosts": Hosts([NAME]), "proxies": Proxies(["127.0.0.1"])}
    with serving(tmp_path / "a.db", **given) as served, proxied(kind, tmp_path, served) as port:
        trusted = ssl.create_default_context(cafile=str(tmp_path / "mazechase.pem"))
        base = f"https://127.0.0.1:{port}"
        host = {"Host": NAME}

        def ask(path: str, **headers: str) -> httpx.Response:
            with httpx.Client(verify=trusted, trust_env=False) as client:
                return client.get(f"{base}{path}", headers={**host, **headers}, extensions={"sni_hostname": NAME})

        for _ in range(200):
            try:
                first = await asyncio.to_thread(ask, "/api/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        assert first.json()["ok"]
        assert (await asyncio.to_thread(ask, "/")).text.startswith("<!doctype html>")
        made = quoridor(served)
        uri = f"wss://{NAME}:{port}/ws"
        async with connect(uri, host="127.0.0.1", ssl=trusted, origin=f"https://{NAME}:{port}", proxy=None) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"t": "hello", "table": table(made), "tokens": seats(made)}))
            assert json.loads(await socket.recv())["t"] == "welcome"
        with pytest.raises(InvalidStatus) as refused:
            await connect(uri, host="127.0.0.1", ssl=trusted, origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403


def shown(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mazechase", "serve", "--show-config", *words],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", **environment},
    )


def test_every_setting_in_the_files_exists() -> None:
    done = shown("--config", str(DEPLOY / "mazechase.toml"))
    assert done.returncode == 0, done.stderr
    assert 'allowed-host = ["play.example.org"]' in done.stdout
    for name in ("compose.yaml", "Containerfile", "mazechase.service"):
        found = re.findall(r"(MAZECHASE_\w+)[:=] ?(\S+)", text(name))
        assert found, name
        done = shown(**{variable: value.strip("\\") for variable, value in found})
        assert done.returncode == 0, (name, done.stderr)


def test_the_unit_is_sound_and_starts_what_there_is() -> None:
    unit = text("mazechase.service")
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert command.startswith("/opt/mazechase/bin/mazechase serve --config /etc/mazechase/mazechase.toml")
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed, so the unit is not verified here")
    rated = subprocess.run(  # noqa: S603
        ["systemd-analyze", "security", "--offline=true", str(DEPLOY / "mazechase.service")],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    exposure = re.search(r"exposure level for \S+: ([\d.]+)", rated.stdout)
    assert exposure is not None, rated.stdout + rated.stderr
    assert float(exposure[1]) < 2.0
