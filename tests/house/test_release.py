"""`make release` says in a sentence why there is none: in real repositories, each with one thing wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
VERSION = "src/sobremesa/__init__.py"
WORKS, FAILS = "", "import sys; sys.exit('A link leads nowhere.')"


class Repository:
    """A project with the parts that a release looks at before it builds the package; all of them are well."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("tools/release.py", "tools/step.py"):
            self.write(name, (HOUSE / name).read_text(encoding="utf-8"))
        self.write(VERSION, '__version__: Final = "1.2.3"\n')
        self.write("CHANGELOG.md", "# Changelog\n\n## 1.2.3 (2026-01-31)\n\n- Cards.\n\n## 1.2.2 (2026-01-01)\n")
        self.write("web/build.py", WORKS)
        self.write(
            "handbook/build.py",
            "from pathlib import Path\nPath('src/sobremesa/server/docs').mkdir(parents=True)\n"
            "Path('src/sobremesa/server/docs/site.tar.xz').touch()\n",
        )
        self.git("init", "--quiet")
        self.commit()

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def git(self, *words: str) -> None:
        who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.invalid")
        subprocess.run(["git", *who, *words], cwd=self.folder, check=True)

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "one")

    def refusal(self, tests: str = "true") -> str:
        """The sentence; nothing is left in dist/."""
        command = [sys.executable, "tools/release.py", "--tests", tests]
        plain = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=self.folder, env=plain, capture_output=True, text=True, check=False)
        assert done.returncode == 1, done.stdout
        assert not (self.folder / "dist").exists()
        assert done.stderr.count("\n") == 1, done.stderr
        return done.stderr.removeprefix("No release: ").strip()


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    if shutil.which("git") is None:
        pytest.skip("git is not here")
    return Repository(tmp_path)


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.py"])
def test_a_tree_with_changes_is_refused(repository: Repository, name: str) -> None:
    repository.write(name, "changed")
    assert repository.refusal() == f"the tree has changes that are not committed: {name}, for one."


def test_a_folder_that_is_no_repository_is_refused(repository: Repository) -> None:
    shutil.rmtree(repository.folder / ".git")
    assert repository.refusal().startswith("git says: fatal: not a git repository")


def test_a_version_that_is_not_said_is_refused(repository: Repository) -> None:
    repository.write(VERSION, "")
    repository.commit()
    assert repository.refusal().startswith(f"{VERSION} does not say which version this is.")


@pytest.mark.parametrize("head", ["## 1.2.2 (2026-01-01)", "## 1.2.30 (2026-01-31)", "## 1x2.3 (2026-01-31)"])
def test_a_changelog_without_the_version_is_refused(repository: Repository, head: str) -> None:
    repository.write("CHANGELOG.md", f"# Changelog\n\n{head}\n")
    repository.commit()
    told = "CHANGELOG.md says nothing of 1.2.3. Write what changed under: ## 1.2.3 (YYYY-MM-DD)"
    assert repository.refusal() == told


def test_a_tagged_version_without_its_date_is_refused(repository: Repository) -> None:
    repository.write("CHANGELOG.md", "## 1.2.3 (unreleased)\n")
    repository.commit()
    repository.git("tag", "v1.2.3")
    told = "the commit is tagged, and CHANGELOG.md says 1.2.3 (unreleased). Write the date there."
    assert repository.refusal() == told


def test_a_tag_of_another_version_is_refused(repository: Repository) -> None:
    repository.git("tag", "v1.3.0")
    assert repository.refusal() == f"the commit is tagged v1.3.0, and {VERSION} says 1.2.3. One of them is wrong."


def test_a_version_that_was_released_is_refused(repository: Repository) -> None:
    repository.git("tag", "v1.2.3")
    repository.write("more.py", "")
    repository.commit()
    assert repository.refusal() == f"v1.2.3 is the tag of another commit. Raise the version in {VERSION}."


@pytest.mark.parametrize(("part", "name"), [("web", "page"), ("handbook", "handbook")])
def test_a_page_or_handbook_that_does_not_build_is_refused(repository: Repository, part: str, name: str) -> None:
    repository.write(f"{part}/build.py", FAILS)
    repository.commit()
    assert repository.refusal() == f"the {name} does not build."


def test_tests_that_fail_are_refused(repository: Repository) -> None:
    assert repository.refusal(tests="exit 3") == "the tests fail: `exit 3` ended with 3."


def test_a_package_that_does_not_build_is_refused(repository: Repository) -> None:
    """All that is looked at before is well."""
    repository.write("setup.py", "this is not Python")
    repository.commit()
    repository.git("tag", "v1.2.3")
    assert repository.refusal() == "the package does not build."
