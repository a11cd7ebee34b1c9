"""Properties that hold on every game that chance can make."""
