#!/usr/bin/env python3
"""Decides from the outside whether money was lost, doubled or hidden.

It shares no code with the product, and nothing with it but what is written down for everybody: how a request's name is
made of a customer and a key (docs/decisions/0002), what the tables mean (the migrations), and the tariff of a bank
transfer; bills are free. It reads four witnesses from each folder it is given:

    history.jsonl   what the clients asked for and were told, in their own order
    api.json        what the API shows each customer at the end
    provider.json   what the provider believes
    books.json      the tables, as the role wura_checker sees them

and says on standard output, as JSON and folder by folder, every disagreement it finds. It ends with 1 if there is one. Longer than most files
of this house, because it must stand alone.
"""

import json
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from hashlib import sha256
from pathlib import Path

KOBO = Decimal("0.01")
PAYSTACK = "paystack"


def kobo(minor):
    """Smallest units, as the tables have them, in major units."""
    return Decimal(minor).scaleb(-2)


def uuid_of(text):
    """The first half of a SHA-256, as the books write the name of a request."""
    digits = sha256(text.encode()).hexdigest()[:32]
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def tariff(amount):
    """What a bank transfer costs by law and tariff, line by line."""
    fee = Decimal(10) if amount <= 5_000 else Decimal(25) if amount <= 50_000 else Decimal(50)
    lines = {"transfer_fee": fee, "vat": (fee * Decimal("0.075")).quantize(KOBO, ROUND_HALF_UP)}
    if amount >= 10_000:
        lines["stamp_duty"] = Decimal(50)
    return lines


@dataclass
class Operation:
    """One intent of a client, however often it was sent, and what the client was told in the end."""

    name: str
    client: int
    kind: str
    key: str
    amount: Decimal
    invoked_at: float
    outcome: str = "info"
    ended_at: float = float("inf")
    told: dict = field(default_factory=dict)
    entry: dict = None


@dataclass
class Client:
    customer: str
    wallet: str
    # What it had before the run began, and with how many entries.
    balance: Decimal
    seq: int
    operations: list = field(default_factory=list)
    reads: list = field(default_factory=list)


class Books:
    """The tables, looked up the ways the rules need them."""

    def __init__(self, tables):
        self.tables = tables
        self.entries = sorted(tables["ledger.entry"], key=lambda entry: (entry["wallet_id"], entry["seq"]))
        self.by_request = defaultdict(list)
        self.by_transfer = defaultdict(list)
        self.chain = defaultdict(list)
        for entry in self.entries:
            if entry["request"]:
                self.by_request[entry["request"]].append(entry)
            self.by_transfer[entry["transfer_id"]].append(entry)
            self.chain[entry["wallet_id"]].append(entry)
        self.purpose = {row["wallet"]: row["purpose"] for row in tables["ledger.system_wallet"]}
        self.wallet_number = {row["public_id"]: row["id"] for row in tables["wallets.wallet"]}
        self.movement = {row["transfer_id"]: row for row in tables["wallets.movement"]}
        self.holds = {row["id"] for row in tables["ledger.kind"] if row["is_hold"]}
        self.endings = defaultdict(list)
        for row in tables["ledger.ending"]:
            self.endings[row["transfer_id"]].append(row)
        self.reversal = {row["transfer_id"]: row for row in tables["ledger.reversal"]}
        self.payments = {row["reference"]: row for row in tables["provider_payments.payment"]}
        self.payment_of = {row["transfer_id"]: row for row in self.payments.values()}
        self.deposits = {row["reference"]: row for row in tables["deposits.deposit"]}
        self.open_cases = {row["subject"] for row in tables["cases.case_file"] if row["closed_at"] is None}

    def state_of_hold(self, transfer):
        """How a hold stands: pending, settled, returned or reversed."""
        if transfer in self.reversal:
            return "reversed"
        endings = self.endings.get(transfer, [])
        return endings[0]["outcome"] if endings else "pending"


class Verdict:
    def __init__(self):
        self.violations = []
        self.figures = {}

    def blame(self, rule, about, says):
        self.violations.append({"rule": rule, "about": str(about), "says": says})


def read_history(path):
    """Clients with their operations, in the order in which each client made them."""
    clients, operations, run = {}, {}, {"pending_limit_ms": 86_400_000}
    for line in path.read_text().splitlines():
        event = json.loads(line)
        kind = event["type"]
        if kind == "start":
            clients[event["client"]] = Client(
                event["customer"],
                event["wallet"],
                Decimal(event["balance"]),
                event["seq"],
            )
        elif kind == "invoke":
            operation = Operation(
                event["op"],
                event["client"],
                event["kind"],
                event["key"],
                Decimal(event["amount"]),
                event["at"],
            )
            operations[operation.name] = operation
            clients[operation.client].operations.append(operation)
        elif kind in ("ok", "fail", "info"):
            operation = operations[event["op"]]
            operation.outcome, operation.ended_at, operation.told = kind, event["at"], event
        elif kind == "read":
            clients[event["client"]].reads.append(event)
        elif kind == "end":
            run["pending_limit_ms"] = event["pending_limit_ms"]
    return clients, run


# Each rule is a function of the witnesses. What it finds it blames under its own name.


def every_transfer_sums_to_zero(books, verdict):
    totals = defaultdict(int)
    for transfer, sides in books.by_transfer.items():
        sums = defaultdict(int)
        for side in sides:
            sums[side["currency"]] += side["amount"]
            totals[side["currency"]] += side["amount"]
        if len(sides) < 2 or any(sums.values()):
            verdict.blame("sum", f"transfer {transfer}", f"its sides sum to {dict(sums)}")
    for currency, total in totals.items():
        if total:
            verdict.blame("sum", f"currency {currency}", f"the books are off by {total}")
    verdict.figures["entries"] = len(books.entries)
    verdict.figures["drift"] = {currency: str(total) for currency, total in totals.items()}


def every_chain_holds(books, verdict):
    for wallet, chain in books.chain.items():
        seq = balance = credit = moves = 0
        for entry in chain:
            amount, gives = entry["amount"], entry["gives_back"]
            seq += 1
            balance += amount
            credit += min(amount, 0) if gives else max(amount, 0)
            moves += -1 if gives else 1
            link = (entry["seq"], entry["balance_after"], entry["cum_credit"], entry["moves"])
            if link != (seq, balance, credit, moves):
                verdict.blame("chain", f"wallet {wallet}", f"link {entry['seq']} says {link}")
                seq, balance, credit, moves = link
            if balance < 0 and wallet > 0:
                verdict.blame("negative", f"wallet {wallet}", f"{kobo(balance)} after link {entry['seq']}")


def every_hold_ends_once(books, verdict):
    for transfer, endings in books.endings.items():
        sides = books.by_transfer.get(transfer, [])
        held = [side for side in sides if side["amount"] > 0]
        if len(endings) > 1:
            verdict.blame("ending", f"transfer {transfer}", f"it ended {len(endings)} times")
        if not sides or any(side["kind"] not in books.holds or side["gives_back"] for side in sides):
            verdict.blame("ending", f"transfer {transfer}", "it ended and was no hold")
            continue
        by = books.by_transfer.get(endings[0]["by_transfer"], [])
        outcome = endings[0]["outcome"]
        wanted = held if outcome == "settled" else sides
        undone = {(side["wallet_id"], -side["amount"]) for side in wanted}
        if not undone <= {(side["wallet_id"], side["amount"]) for side in by}:
            verdict.blame("ending", f"transfer {transfer}", f"{outcome} by a transfer that does not undo it")
        if outcome == "settled":
            fees_are_booked(books, transfer, by, verdict)


def fees_are_booked(books, transfer, by, verdict):
    """What was held arrives line by line: the payment at the provider, each fee where it belongs."""
    movement = books.movement[transfer]
    provider = books.payment_of.get(transfer, {}).get("provider", PAYSTACK)
    wanted = defaultdict(int, {provider: movement["amount"]})
    for line in movement["fees"]:
        purpose = line["code"] if line["code"] in ("vat", "stamp_duty") else "fees"
        wanted[purpose] += int(line["minor"])
    booked = defaultdict(int)
    for side in by:
        if side["amount"] > 0:
            booked[books.purpose.get(side["wallet_id"], side["wallet_id"])] += side["amount"]
    if wanted != booked:
        verdict.blame("fees", f"transfer {transfer}", f"booked {dict(booked)}, owed {dict(wanted)}")


def clearing_holds_what_is_open(books, verdict):
    standing = sum(
        chain[-1]["balance_after"] for wallet, chain in books.chain.items() if books.purpose.get(wallet) == "clearing"
    )
    held = 0
    for transfer, sides in books.by_transfer.items():
        is_hold = all(side["kind"] in books.holds and not side["gives_back"] for side in sides)
        if is_hold and books.state_of_hold(transfer) == "pending":
            held += sum(side["amount"] for side in sides if side["amount"] > 0)
    verdict.figures["clearing"] = str(kobo(standing))
    if standing != held:
        verdict.blame("clearing", "clearing", f"{kobo(standing)} stands in it and {kobo(held)} is held")


def names_of(operation, customer):
    """Under which name the books must know an operation."""
    if operation.kind != "card_deposit":
        return uuid_of(f"{customer}\0{operation.key}")
    return uuid_of(f"credit\0{PAYSTACK}\0{operation.key}")


def every_operation_has_its_effect(clients, books, verdict):
    """An ok stands in the books exactly once, a fail never, an info at most once; and as it was asked for."""
    counts = defaultdict(int)
    for client in clients.values():
        number = books.wallet_number.get(client.wallet)
        for operation in client.operations:
            found = books.by_request.get(names_of(operation, client.customer), [])
            counts[operation.outcome] += 1
            about = f"{operation.kind} {operation.key}"
            if len(found) > 1:
                verdict.blame("doubled", about, f"it stands in the books {len(found)} times")
            if operation.outcome == "ok" and not found:
                verdict.blame("lost", about, "it was acknowledged and is not in the books")
            if not found:
                continue
            operation.entry = found[0]
            if found[0]["wallet_id"] != number:
                verdict.blame("owner", about, f"it moved wallet {found[0]['wallet_id']}, not {number}")
            as_asked(operation, books, about, verdict)
    verdict.figures["operations"] = dict(counts)


def as_asked(operation, books, about, verdict):
    amount = kobo(operation.entry["amount"])
    if operation.kind == "card_deposit":
        if amount != operation.amount:
            verdict.blame("amount", about, f"{operation.amount} was paid and {amount} credited")
        if operation.outcome == "fail":
            verdict.blame("refused", about, "it was refused and is in the books")
        return
    # Bills are free.
    lines = tariff(operation.amount) if operation.kind == "bank_transfer" else {}
    if amount != -(operation.amount + sum(lines.values())):
        verdict.blame("amount", about, f"{amount} left the wallet for {operation.amount} and {lines}")
    movement = books.movement.get(operation.entry["transfer_id"])
    if movement is None:
        verdict.blame("amount", about, "nothing is written down about it")
        return
    written = {line["code"]: kobo(line["minor"]) for line in movement["fees"]}
    if kobo(movement["amount"]) != operation.amount or written != lines:
        verdict.blame("fees", about, f"written down as {kobo(movement['amount'])} with {written}, owed {lines}")
    state = books.state_of_hold(operation.entry["transfer_id"])
    if operation.outcome == "fail" and state != "returned":
        verdict.blame("refused", about, f"the customer was told that it failed, and the books say {state}")
    if operation.told.get("status") == "completed" and state not in ("settled", "reversed"):
        verdict.blame("lost", about, f"the customer was told that it arrived, and the books say {state}")


def balances_follow(clients, books, verdict):
    """The start and the effects of the client's own operations explain every entry and the last balance."""
    for client in clients.values():
        chain = books.chain.get(books.wallet_number.get(client.wallet), [])
        before = chain[client.seq - 1]["balance_after"] if client.seq else 0
        explained = set()
        for operation in client.operations:
            if operation.entry is not None:
                explained |= transfers_of(operation, books)
        effect = Decimal(0)
        for entry in chain[client.seq :]:
            effect += kobo(entry["amount"])
            if entry["transfer_id"] not in explained:
                amount = kobo(entry["amount"])
                verdict.blame("balance", client.wallet, f"entry {entry['seq']} of {amount} is nobody's doing")
        last = kobo(chain[-1]["balance_after"]) if chain else Decimal(0)
        if kobo(before) != client.balance or last != client.balance + effect:
            verdict.blame("balance", client.wallet, f"{last}, where {client.balance} and {effect} were")


def transfers_of(operation, books):
    """The operation's own transfer, and those that ended it or took it back."""
    transfer = operation.entry["transfer_id"]
    transfers = {transfer} | {ending["by_transfer"] for ending in books.endings.get(transfer, [])}
    if transfer in books.reversal:
        transfers.add(books.reversal[transfer]["by_transfer"])
    taken_back = books.by_request.get(uuid_of(f"take back\0{PAYSTACK}\0{operation.key}"), [])
    return transfers | {entry["transfer_id"] for entry in taken_back}


def provider_agrees(books, provider, verdict):
    """What the provider has done and what the books have completed are the same, to the kobo."""
    theirs = {name_there(row): row for row in provider if pays_out(row)}
    verdict.figures["provider_difference"] = str(difference_in_kobo(books, provider))
    for reference, payment in books.payments.items():
        state = books.state_of_hold(payment["transfer_id"])
        amount = kobo(books.movement[payment["transfer_id"]]["amount"])
        row = theirs.pop(name_here(payment), None)
        status = row["status"] if row else "absent"
        about = f"transfer {reference}"
        if row and Decimal(row["amount"]) != amount:
            verdict.blame("provider", about, f"{row['amount']} there and {amount} here")
        if reference in books.open_cases:
            continue
        # What was done after all is ours to pay, and booked so.
        if payment.get("is_borne"):
            continue
        if state == "returned" and status == "success":
            verdict.blame("refund", about, "it was given back and the provider has done it")
        elif state == "returned" and status == "pending":
            verdict.blame("refund", about, "it was given back before the provider had decided")
        elif state == "settled" and status != "success":
            verdict.blame("provider", about, f"completed here and {status} there")
        elif state == "reversed" and status != "reversed":
            verdict.blame("refund", about, f"it was taken back and is {status} there")
        elif state == "pending" and status in ("success", "failed", "reversed"):
            verdict.blame("unresolved", about, f"pending here and {status} there")
    for (_, reference), row in theirs.items():
        # A refusal that they keep, of a purchase that they never named to us, has moved nothing.
        if row["status"] != "failed" or provider_of(row) == PAYSTACK:
            verdict.blame("provider", f"transfer {reference}", f"{row['status']} there and unknown here")
    charges_agree(books, [row for row in provider if not pays_out(row)], verdict)


def provider_of(row):
    return row.get("provider", PAYSTACK)


def pays_out(row):
    """Whether money left us by it: everything but a charge."""
    return row["operation"] == "transfer" or provider_of(row) != PAYSTACK


def name_there(row):
    return (provider_of(row), row["reference"] or row["provider_reference"])


def name_here(payment):
    """By our reference, unless its seller takes none."""
    theirs = None if payment.get("takes_reference", True) else payment["provider_reference"]
    return (payment.get("provider", PAYSTACK), theirs or payment["reference"])


def difference_in_kobo(books, provider):
    """Everything the provider has taken in and paid out, against what the books say of it; a person's cases apart."""
    differences = defaultdict(int)
    for row in provider:
        provider_name, reference = name_there(row)
        if row["status"] == "success" and reference not in books.open_cases:
            amount = int(Decimal(row["amount"]).scaleb(2))
            differences[provider_name] += -amount if pays_out(row) else amount
    known = {PAYSTACK, *differences, *(payment.get("provider", PAYSTACK) for payment in books.payments.values())}
    for wallet, chain in books.chain.items():
        if books.purpose.get(wallet) in known:
            differences[books.purpose[wallet]] += chain[-1]["balance_after"]
        # What it kept, paid out to the owner, or holds until a person decides has left its wallet for one of these.
        elif books.purpose.get(wallet) in ("provider_fees", "owner_bank", "unallocated"):
            differences[PAYSTACK] += chain[-1]["balance_after"]
    return sum(abs(difference) for difference in differences.values())


def charges_agree(books, charges, verdict):
    seen = set()
    for row in charges:
        reference = row["reference"] or row["provider_reference"]
        seen.add(reference)
        deposit = books.deposits.get(reference)
        state = deposit["state"] if deposit else "absent"
        about = f"deposit {reference}"
        if state == "credited" and (row["status"] != "success" or Decimal(row["amount"]) != kobo(deposit["amount"])):
            verdict.blame("provider", about, f"credited here; {row['status']} {row['amount']} there")
        if row["status"] == "success" and state != "credited" and reference not in books.open_cases:
            verdict.blame("unresolved", about, f"paid there and {state} here")
        if state == "reversed" and row["status"] != "reversed":
            verdict.blame("provider", about, f"taken back here and {row['status']} there")
    for reference, deposit in books.deposits.items():
        if deposit["state"] in ("credited", "reversed") and reference not in seen:
            verdict.blame("provider", f"deposit {reference}", "credited here and unknown there")


def nothing_waits_past_its_limit(books, taken_at, limit_ms, verdict):
    oldest, pending = 0, 0
    for reference, payment in books.payments.items():
        if books.state_of_hold(payment["transfer_id"]) != "pending":
            continue
        pending += 1
        age = taken_at - payment["created_at_ms"]
        oldest = max(oldest, age)
        if age > limit_ms and reference not in books.open_cases:
            verdict.blame("limit", f"transfer {reference}", f"pending for {age:.0f} ms without a case")
    verdict.figures["pending"] = pending
    verdict.figures["oldest_pending_ms"] = round(oldest)


def each_client_sees_time_pass(clients, books, verdict):
    """What a client was told before it asked for the next thing comes before it, and no balance it read goes back."""
    for client in clients.values():
        chain = books.chain.get(books.wallet_number.get(client.wallet), [])
        done = [operation for operation in client.operations if operation.entry is not None]
        for earlier, later in zip(done, done[1:]):
            was_told = earlier.outcome != "info" and earlier.ended_at < later.invoked_at
            if was_told and earlier.entry["seq"] >= later.entry["seq"]:
                verdict.blame("order", client.wallet, f"{later.key} stands before {earlier.key}")
        floor = 0
        for read in client.reads:
            known = [o.entry["seq"] for o in done if o.outcome == "ok" and o.ended_at <= read["at"]]
            floor = max([floor, *known])
            fits = [
                entry["seq"]
                for entry in chain
                if entry["seq"] >= floor and kobo(entry["balance_after"]) == Decimal(read["balance"])
            ]
            if not fits and not (floor == 0 and Decimal(read["balance"]) == client.balance):
                verdict.blame("order", client.wallet, f"read {read['balance']} after link {floor}")
            floor = min(fits, default=floor)


def api_shows_it(clients, books, api, verdict):
    """Each customer is shown what the books hold: every operation once, and the balance."""
    status_of = {"pending": "pending", "settled": "completed", "returned": "failed", "reversed": "failed"}
    for client in clients.values():
        shown = api[client.customer]
        chain = books.chain.get(books.wallet_number.get(client.wallet), [])
        last = kobo(chain[-1]["balance_after"]) if chain else Decimal(0)
        balance = Decimal(next(w["balance"] for w in shown["wallets"] if w["id"] == client.wallet))
        if balance != last:
            verdict.blame("api", client.wallet, f"shows {balance}, the books have {last}")
        rows = defaultdict(list)
        for row in shown["transactions"]:
            rows[row["reference"]].append(row)
        for operation in client.operations:
            if operation.entry is None:
                continue
            movement = books.movement.get(operation.entry["transfer_id"], {})
            reference = movement.get("details", {}).get("reference")
            found = rows.get(reference, [])
            if len(found) != 1:
                verdict.blame("api", reference, f"shown {len(found)} times")
                continue
            is_hold = operation.kind != "card_deposit"
            status = status_of[books.state_of_hold(operation.entry["transfer_id"])] if is_hold else "completed"
            if (found[0]["status"], Decimal(found[0]["amount"])) != (status, operation.amount):
                verdict.blame("api", reference, f"shown as {found[0]['status']} {found[0]['amount']}, is {status}")


def check(folder):
    clients, run = read_history(folder / "history.jsonl")
    dump = json.loads((folder / "books.json").read_text())
    books, verdict = Books(dump["tables"]), Verdict()
    every_transfer_sums_to_zero(books, verdict)
    every_chain_holds(books, verdict)
    every_hold_ends_once(books, verdict)
    clearing_holds_what_is_open(books, verdict)
    every_operation_has_its_effect(clients, books, verdict)
    balances_follow(clients, books, verdict)
    provider_agrees(books, json.loads((folder / "provider.json").read_text()), verdict)
    nothing_waits_past_its_limit(books, dump["taken_at_ms"], run["pending_limit_ms"], verdict)
    each_client_sees_time_pass(clients, books, verdict)
    api_shows_it(clients, books, json.loads((folder / "api.json").read_text()), verdict)
    return verdict


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: checker.py <folder with history.jsonl, api.json, provider.json and books.json> ...")
    outcomes = [check(Path(folder)) for folder in sys.argv[1:]]
    print(json.dumps([{"violations": outcome.violations, "figures": outcome.figures} for outcome in outcomes]))
    sys.exit(1 if any(outcome.violations for outcome in outcomes) else 0)
