"""The list of features is complete, and each keeps to its own tables and routes."""

from __future__ import annotations

import re
from pathlib import Path

from sobremesa.server import people
from sobremesa.server.people.catalog import FEATURES


def test_every_folder_of_people_is_in_the_list_under_its_name() -> None:
    folders = {path.parent.name for path in Path(people.__file__).parent.glob("*/feature.py")}
    assert sorted(feature.name for feature in FEATURES) == sorted(folders)


def test_no_two_features_have_the_same_table_or_route() -> None:
    tables = [name for feature in FEATURES for name in re.findall(r"create table (\w+)", feature.tables)]
    routes = [(endpoint.method, endpoint.path) for feature in FEATURES for endpoint in feature.endpoints]
    assert len(tables) == len(set(tables)) > 10
    assert len(routes) == len(set(routes)) > 20


def test_a_feature_prunes_only_its_own_tables() -> None:
    for feature in FEATURES:
        assert set(feature.pruned) <= set(re.findall(r"create table (\w+)", feature.tables))
