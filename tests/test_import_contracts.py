"""No import contract of pyproject.toml is empty: each names what there is, and can be broken."""

import importlib.util
from collections.abc import Iterator
from copy import deepcopy
from importlib.metadata import packages_distributions
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract
from importlinter.domain.contract import Contract

ROOT = Path(__file__).parent.parent
CONFIGURATION = read_configuration(str(ROOT / "pyproject.toml"))
SESSION = CONFIGURATION["session_options"]
OPTIONS: list[dict[str, Any]] = CONFIGURATION["contracts_options"]
CLASSES: dict[str, type[Contract]] = {"layers": LayersContract, "forbidden": ForbiddenContract}

each_contract = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["name"])


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        *SESSION["root_packages"], include_external_packages=True, cache_dir=None
    )


def is_kept(options: dict[str, Any], graph: grimp.ImportGraph) -> bool:
    contract = CLASSES[options["type"]](options["name"], SESSION, options)
    return contract.check(deepcopy(graph), verbose=False).kept


def is_ours(module: str) -> bool:
    return module.partition(".")[0] in SESSION["root_packages"]


def layers_of(options: dict[str, Any]) -> Iterator[list[tuple[list[str], bool]]]:
    """The layers in each container, from the top, and whether modules of one may not meet."""
    for container in options.get("containers", [""]):
        within = f"{container}." if container else ""
        yield [
            ([within + name.strip() for name in layer.replace(":", "|").split("|")], "|" in layer)
            for layer in options["layers"]
        ]


def named_in(options: dict[str, Any]) -> list[str]:
    if options["type"] == "forbidden":
        return [*options["source_modules"], *options["forbidden_modules"]]
    return [name for layers in layers_of(options) for names, _ in layers for name in names]


def forbidden_by(options: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Importer and imported: a sample in which each name of the contract comes up."""
    if options["type"] == "forbidden":
        for source in options["source_modules"]:
            yield from ((source, forbidden) for forbidden in options["forbidden_modules"])
        return
    for layers in layers_of(options):
        for (above, _), (below, _) in pairwise(layers):
            yield from ((importer, imported) for importer in below for imported in above)
        for names, are_independent in layers:
            if are_independent:
                yield from permutations(names, 2)


def test_every_file_of_ours_is_looked_at(graph: grimp.ImportGraph) -> None:
    packages = {init.parent.name for init in ROOT.glob("*/__init__.py")}
    assert set(SESSION["root_packages"]) == packages
    files = [file.relative_to(ROOT) for name in packages for file in (ROOT / name).rglob("*.py")]
    modules = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    assert modules - graph.modules == set()


@each_contract
def test_whatever_a_contract_names_is_there(
    options: dict[str, Any], graph: grimp.ImportGraph
) -> None:
    names = named_in(options)
    ours = {name for name in names if is_ours(name)}
    assert ours
    assert ours - graph.modules == set()
    for package in set(names) - ours:
        assert package in packages_distributions()
        assert importlib.util.find_spec(package)


@each_contract
def test_a_contract_is_broken_by_any_import_that_it_forbids(
    options: dict[str, Any], graph: grimp.ImportGraph
) -> None:
    assert is_kept(options, graph)
    samples = list(forbidden_by(options))
    assert {name for sample in samples for name in sample} == set(named_in(options))
    for importer, imported in samples:
        worse = deepcopy(graph)
        worse.add_module(imported, is_squashed=not is_ours(imported))
        worse.add_import(importer=importer, imported=imported)
        assert not is_kept(options, worse), f"{importer} may import {imported}"


@pytest.mark.parametrize(
    "options",
    [options for options in OPTIONS if options["type"] == "layers"],
    ids=lambda options: options["name"],
)
def test_layers_leave_nothing_out(options: dict[str, Any], graph: grimp.ImportGraph) -> None:
    if "containers" not in options:
        assert set(named_in(options)) == set(SESSION["root_packages"])
    for container in options.get("containers", ()):
        more = deepcopy(graph)
        more.add_module(f"{container}.not_heard_of")
        assert not is_kept(options, more)
