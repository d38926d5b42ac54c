"""The tests' kit has a page that says which part to take when."""

from pathlib import Path

KIT = Path("testkit")


def test_the_page_names_each_module_of_the_kit() -> None:
    page = (KIT / "README.md").read_text(encoding="utf-8")
    modules = {path.stem for path in KIT.glob("*.py")} - {"__init__"}
    assert modules
    assert [name for name in sorted(modules) if f"`{name}`" not in page] == []
