"""Notices at the page: switched on with one tap, received by a real push service, shown by the worker of the page."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE
from tests.browser.page_player import next_move, seen, take_first
from tests.browser.room import small_targets
from tests.browser.test_accessibility import overflow
from tests.browser.test_mine import device, open_slow_table
from tests.server.process import Server
from tests.server.receivers import PushService

# Browsers subscribe at their vendor's service, which no test reaches: this one subscribes at ours.
SUBSCRIBE = """(device) => {
    let current = null;
    const made = {
        endpoint: device.endpoint,
        toJSON: () => ({endpoint: device.endpoint, keys: {p256dh: device.p256dh, auth: device.auth}}),
        unsubscribe: async () => ((current = null), true),
    };
    PushManager.prototype.subscribe = async (wanted) => {
        window.wantedKey = btoa(String.fromCharCode(...wanted.applicationServerKey))
            .replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
        return (current = made);
    };
    PushManager.prototype.getSubscription = async () => current;
    Notification.requestPermission = async () => "granted";
}"""
# A browser without a desktop shows nothing: what the worker wants to be shown is kept.
KEEP_SHOWN = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, {body, tag, data}) => {
        self.shown.push({title, body, tag, data});
    };
}"""


def wait_for_worker(page: Page) -> None:
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")


def deliver(page: Page, site: str, told: dict[str, str]) -> None:
    """As the browser hands a message on that it got from its push service."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    given = {"origin": site, "registrationId": found[-1], "data": json.dumps(told)}
    tools.send("ServiceWorker.deliverPushMessage", given)


def test_a_push_says_whose_turn_it_is_and_leads_to_the_table(browser: Browser, tmp_path: Path) -> None:
    environment = {"SOBREMESA_NOTICE_PRIVATE": "1"}
    with Server("--data", str(tmp_path), environment=environment) as server, PushService() as push:
        beto = device(browser, server, "/", PHONE)
        beto.context.grant_permissions(["notifications"], origin=server.address)
        wait_for_worker(beto)
        beto.goto("/mine")
        beto.evaluate(SUBSCRIBE, push.device)
        notices = beto.get_by_test_id("notices")
        notices.get_by_label("No avisarme entre ciertas horas").check()
        notices.get_by_label("desde las").select_option("3:00")
        notices.get_by_label("hasta las").select_option("3:00")
        notices.get_by_role("button", name="Avisarme en este aparato").click()
        expect(notices.get_by_role("button", name="No avisarme más en este aparato")).to_be_visible()
        expect(notices).to_contain_text("Guardado")
        assert (violations(beto), overflow(beto), small_targets(beto)) == ([], 0, [])
        vapid = beto.evaluate("window.wantedKey")

        ana = device(browser, server, "/new/evidencia")
        address = open_slow_table(ana)
        invitation = ana.evaluate("JSON.parse(localStorage.getItem('sobremesa.seats'))[0].invite")
        beto.goto(f"{address}#i={invitation}")
        beto.get_by_label("Tu nombre").fill("Beto")
        beto.get_by_role("button", name="Sentarme").click()
        beto.get_by_role("button", name="Ya estoy").wait_for()
        ana.get_by_role("button", name="Empezar").click()
        next_move(ana)
        # Away from the table, he has to be told.
        beto.goto("/mine")
        take_first(ana)
        server.kill()
        server.start()
        beto.reload()
        expect(beto.get_by_test_id("mine-running")).to_contain_text("te toca")
        seen(beto, lambda: push.posted or None, "nothing was posted")
        told = push.read(0, vapid)
        assert told["title"] == "Te toca: Evidencia"
        assert told["body"] == "Te esperan en la mesa de Evidencia, con Ana."
        assert told["link"] == address
        wait_for_worker(beto)
        (worker,) = beto.context.service_workers
        worker.evaluate(KEEP_SHOWN)
        deliver(beto, server.address, told)
        shown = {"title": told["title"], "body": told["body"], "tag": told["tag"], "data": address}
        assert seen(beto, lambda: worker.evaluate("self.shown") or None, "nothing is shown") == [shown]
        assert len(push.posted) == 1
        for page in (ana, beto):
            page.context.close()
