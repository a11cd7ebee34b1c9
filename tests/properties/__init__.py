"""Properties that hold on every game that chance can make."""

import pytest

pytest.register_assert_rewrite("tests.properties.pairs")
