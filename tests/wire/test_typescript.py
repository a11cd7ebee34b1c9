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
    target = tmp_path / "lib" / "messages.ts"
    monkeypatch.setattr(typescript, "TARGET", target)
    assert typescript.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    target.write_text(target.read_text("utf-8").replace("PROTOCOL = ", "PROTOCOL = 9"), "utf-8")
    assert typescript.main(["--check"]) == 1


def test_every_message_is_there_with_its_tag() -> None:
    text = typescript.generate()
    for union in (messages.FromPage, messages.ToPage):
        for kind in union.__args__:
            assert f"export interface {kind.__name__} {{\n  readonly type: '{kind.__struct_config__.tag}'" in text
    assert "readonly seat?: number | null" in text, "what the page may leave out"
    assert "readonly online: boolean" in text, "what the server always sends"


@pytest.mark.parametrize("schema", [{"type": "object"}, {}, {"type": "array"}, {"enum": ["it's"]}])
def test_a_type_that_nobody_thought_of_is_an_error(schema: dict[str, object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        typescript.type_of(schema)
