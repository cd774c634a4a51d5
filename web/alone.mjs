/** Compiles what lies in <folder>/app and <folder>/library to bytecode, with the Python that will run it, and packs each
 * into one file beside it (`src/alone/archive.ts` reads ours): of the library only what our own code
 * imports anywhere, and what that imports in turn. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const folder = process.argv[2];
const python = await loadPyodide();

function copy(from, to) {
  python.FS.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copy(join(from, entry.name), `${to}/${entry.name}`);
    else python.FS.writeFile(`${to}/${entry.name}`, new Uint8Array(readFileSync(join(from, entry.name))));
  }
}

for (const part of ["app", "library"]) copy(join(folder, part), `/${part}`);
python.runPython(`
import ast, json, marshal, sys, zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
LIBRARY, APP = Path("/library"), Path("/app")
# What Python itself or Pyodide looks for without an import that could be seen here.
UNSEEN = ["encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "linecache", "locale", "shutil", "tempfile",
    "traceback", "zipfile", "pyodide.code", "pyodide.ffi", "pyodide.http", "pyodide.webloop", "_pyodide._base"]


def imported(path):
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_in_library(name):
    place = LIBRARY.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").exists()


def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_lines(code):
    parts = tuple(without_lines(part) if hasattr(part, "co_code") else part for part in code.co_consts)
    return code.replace(co_consts=parts, co_linetable=b"")


# Nobody reads a docstring here. Of our own code a line is told where something goes wrong; of the library, its function.
def compiled(root, name, data):
    if root is APP:
        return compile(without_docstrings(ast.parse(data, name)), name, "exec", dont_inherit=True, optimize=0)
    return without_lines(compile(data, name, "exec", dont_inherit=True, optimize=2))


def files_of(root, wanted):
    # The same files make the same bytes: one order, and no times.
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_dir() or not wanted(name):
            continue
        data = path.read_bytes()
        if path.suffix == ".py":
            data = MAGIC_NUMBER + UNCHECKED + marshal.dumps(compiled(root, name, data))
            name += "c"
        yield name, data


# Neither is compressed by itself: what is compressed whole is smaller, and quicker to read.
def zipped(root, wanted):
    with zipfile.ZipFile("/library.zip", "w") as packed:
        for name, data in files_of(root, wanted):
            packed.writestr(zipfile.ZipInfo(name), data)


def packed(root):
    files = list(files_of(root, lambda name: True))
    listed = json.dumps([[name, len(data)] for name, data in files]).encode()
    Path("/app.pack").write_bytes(len(listed).to_bytes(4, "little") + listed + b"".join(data for _, data in files))


roots = {name for path in APP.rglob("*.py") for name in imported(path)}
for name in sorted([*filter(is_in_library, roots), *UNSEEN]):
    import_module(name)
loaded = {Path(file).relative_to("/lib/python314.zip").as_posix() for file in (getattr(module, "__file__", None) for module in sys.modules.values()) if file and "python314.zip" in file}
zipped(LIBRARY, lambda name: name in loaded)
packed(APP)
`);
for (const name of ["app.pack", "library.zip"]) writeFileSync(join(folder, name), python.FS.readFile(`/${name}`));
