"""Properties that hold on every game that chance can make."""

import pytest

for name in ("pairs", "pairs_genial", "pairs_family", "pairs_fight"):
    pytest.register_assert_rewrite(f"tests.properties.{name}")
