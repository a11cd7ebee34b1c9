"""The page's types are those of the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from gongenial.wire import messages, typescript


def test_the_pages_types_are_current() -> None:
    assert typescript.main(["--check"]) == 0


def test_a_stale_file_is_noticed_and_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "lib")
    assert typescript.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    assert sorted(path.name for path in (tmp_path / "lib").iterdir()) == ["around.ts", "messages.ts", "views.ts"]
    for target in (tmp_path / "lib").iterdir():
        text = target.read_text("utf-8")
        target.write_text(text.replace("readonly", "mutable"), "utf-8")
        assert typescript.main(["--check"]) == 1
        target.write_text(text, "utf-8")


def test_every_message_is_there_with_its_tag() -> None:
    text = "".join(typescript.generate().values())
    for union in (messages.FromPage, messages.ToPage):
        for kind in union.__args__:
            assert f"export interface {kind.__name__} {{\n  readonly type: '{kind.__struct_config__.tag}'" in text
    assert "readonly seat?: number | null" in text, "what the page may leave out"
    assert "readonly online: boolean" in text, "what the server always sends"
    assert "readonly drew?: number\n" in text, "what an event leaves out"


@pytest.mark.parametrize("schema", [{"type": "object"}, {}, {"type": "array"}, {"enum": ["it's"]}])
def test_a_type_that_nobody_thought_of_is_an_error(schema: dict[str, object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        typescript.type_of(schema)
