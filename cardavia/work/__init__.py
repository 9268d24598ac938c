"""Work cut into units, and who works through them: this machine, or a cluster of machines."""

from cardavia.work.cluster import (
    ClusterError,
    ClusterMismatch,
    ClusterUnreachable,
    RayExecutor,
    RayMissing,
    UnitLost,
    ray_cluster,
)
from cardavia.work.code import code_version, unit_version
from cardavia.work.executor import Executor, LocalExecutor

__all__ = [
    "ClusterError",
    "ClusterMismatch",
    "ClusterUnreachable",
    "Executor",
    "LocalExecutor",
    "RayExecutor",
    "RayMissing",
    "UnitLost",
    "code_version",
    "ray_cluster",
    "unit_version",
]
