"""Small programs in C for the tests of the scripts that divide a program into parts."""

import subprocess


def linked(at, source, *, compiler=(), linker=()):
  """Compiles and links a program whose `run` is exported, with the linker's relocations, in a folder: `linked.wasm` there, and
  `program.map`, the linker's map. Returns the program's bytes."""
  (at / "program.c").write_text(source)
  for command in (
      ["clang", "--target=wasm32-unknown-none-wasm", "-O1", "-fdata-sections", "-ffunction-sections", *compiler, "-c", "program.c"],
      ["wasm-ld", "--no-entry", "--export=run", "--emit-relocs", "--Map=program.map", *linker, "program.o", "-o", "linked.wasm"]):
    subprocess.run(command, cwd=at, check=True)
  return (at / "linked.wasm").read_bytes()
