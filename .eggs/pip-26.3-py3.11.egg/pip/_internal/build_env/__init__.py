"""Build environments used for isolation during build backend calls."""

from pip._internal.build_env.base import (
    BuildEnvironment,
    BuildEnvironmentInstaller,
    BuildIsolationMode,
)
from pip._internal.build_env.installer import (
    InprocessBuildEnvironmentInstaller,
    SubprocessBuildEnvironmentInstaller,
)
from pip._internal.build_env.noop import NoOpBuildEnvironment
from pip._internal.build_env.venv import VenvBuildEnvironment
from pip._internal.build_env.virtual import VirtualBuildEnvironment

__all__ = [
    "BuildEnvironment",
    "BuildEnvironmentInstaller",
    "BuildIsolationMode",
    "InprocessBuildEnvironmentInstaller",
    "NoOpBuildEnvironment",
    "SubprocessBuildEnvironmentInstaller",
    "VenvBuildEnvironment",
    "VirtualBuildEnvironment",
]
