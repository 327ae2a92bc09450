"""People: guests who play under a name at once, accounts, the sessions of their browsers, and links to seats.

A browser holds a random token; the database holds its hash. So nobody who reads the database can be somebody else.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import FairleadError, OptionError
from ..games.definition import Data
from . import schema
from .database import Database
from .store import now

LONGEST_NAME, LONGEST_LOGIN = 40, 64
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
DAY = 86_400.0
LINK_DAYS = 7


class NotSignedIn(FairleadError):
    """Somebody must say who they are first."""


class WrongPassword(FairleadError):
    """Name and password do not fit together; which of them is wrong is not told."""

    def __init__(self) -> None:
        super().__init__("This name and this password do not fit together.")


@dataclass(frozen=True)
class Person:
    """Somebody. `login` is the name of the account; guests have none."""

    id: str
    name: str
    login: str | None


class People:
    """All people of a database."""

    def __init__(self, database: Database, session_days: int) -> None:
        self.database = database
        self.session_days = session_days
        self._hasher = PasswordHasher()  # argon2id
        # Checked where there is no such account, so that the answer takes as long as where there is one.
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    # -------------------------------------------------------------- guests and accounts

    async def add_guest(self, name: str) -> Person:
        """Somebody new, under a name."""
        person = Person(secrets.token_hex(12), tidy_name(name), None)
        at = now()
        async with self.database.writing() as connection:
            row = {"id": person.id, "name": person.name, "created": at, "seen": at}
            await connection.execute(insert(schema.people).values(row))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Another name for a person; tables keep the one that was used there."""
        given = tidy_name(name)
        async with self.database.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(name=given))
        return Person(person.id, given, person.login)

    async def claim(self, person: Person, login: str, password: str) -> Person:
        """Makes a guest an account, which keeps all tables."""
        if person.login is not None:
            raise OptionError("You have an account already.")
        account = tidy_login(login)
        values = {"login": account, "password": await self._hash(checked_password(password))}
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(values))
        except IntegrityError:
            raise OptionError(f"The name {account} is taken.") from None
        return Person(person.id, person.name, account)

    async def sign_in(self, login: str, password: str) -> Person:
        """The person with this account; WrongPassword otherwise."""
        chosen = select(schema.people).where(schema.people.c.login == login.strip().lower())
        async with self.database.reading() as connection:
            row = (await connection.execute(chosen)).first()
        if not await self._fits(row.password if row else self._nobody, password) or row is None:
            raise WrongPassword
        return _person(row)

    async def change_password(self, person: Person, old: str, new: str, keep: str) -> None:
        """A new password; all other browsers are signed out."""
        await self._check_password(person, old)
        changed = await self._hash(checked_password(new))
        others = and_(schema.sessions.c.person == person.id, schema.sessions.c.token != hash_of(keep))
        async with self.database.writing() as connection:
            chosen = update(schema.people).where(schema.people.c.id == person.id)
            await connection.execute(chosen.values(password=changed))
            await connection.execute(delete(schema.sessions).where(others))

    async def delete(self, person: Person, password: str) -> None:
        """Forgets a person: accounts with their password. Games that others played in stay, without the name."""
        if person.login is not None:
            await self._check_password(person, password)
        async with self.database.writing() as connection:
            seated = schema.seats.c.person == person.id
            await connection.execute(update(schema.seats).where(seated).values(name="?", person=None))
            spoken = schema.chat.c.person == person.id
            await connection.execute(delete(schema.chat).where(spoken))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person.id))

    async def data_of(self, person: Person) -> Data:
        """All that is kept about a person."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.id == person.id))).one()
            seated = select(schema.seats.c.table, schema.seats.c.seat, schema.seats.c.name)
            places = (await connection.execute(seated.where(schema.seats.c.person == person.id))).mappings().all()
            said = select(schema.chat.c.table, schema.chat.c.text, schema.chat.c.at)
            lines = (await connection.execute(said.where(schema.chat.c.person == person.id))).mappings().all()
            began = select(schema.sessions.c.created, schema.sessions.c.expires)
            browsers = (await connection.execute(began.where(schema.sessions.c.person == person.id))).mappings().all()
        about = {"id": row.id, "name": row.name, "login": row.login, "created": row.created, "seen": row.seen}
        listed = {"seats": places, "chat": lines, "sessions": browsers}
        return about | {name: [dict(entry) for entry in entries] for name, entries in listed.items()}

    async def _hash(self, password: str) -> str:
        # Hashing takes long on purpose: others go on meanwhile.
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str | None, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed or self._nobody, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False

    async def _check_password(self, person: Person, password: str) -> None:
        chosen = select(schema.people.c.password).where(schema.people.c.id == person.id)
        async with self.database.reading() as connection:
            hashed = (await connection.execute(chosen)).scalar()
        if not await self._fits(hashed, password):
            raise WrongPassword

    # -------------------------------------------------------------- sessions

    async def open_session(self, person: Person) -> str:
        """A token for a browser."""
        token, at = secrets.token_urlsafe(32), now()
        row = {"token": hash_of(token), "person": person.id, "created": at, "expires": at + self.session_days * DAY}
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.sessions).values(row))
            await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(seen=at))
        return token

    async def by_token(self, token: str | None) -> Person | None:
        """Whose browser holds this token; None if nobody's, or if its time is over."""
        if not token:
            return None
        held = and_(schema.sessions.c.token == hash_of(token), schema.sessions.c.expires > now())
        joined = schema.sessions.join(schema.people, schema.people.c.id == schema.sessions.c.person)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(schema.people).select_from(joined).where(held))).first()
        return _person(row) if row else None

    async def close_session(self, token: str) -> None:
        """Signs a browser out."""
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == hash_of(token)))

    # -------------------------------------------------------------- links to seats

    async def link_seat(self, person: Person, table: str, seat: int) -> str:
        """A token for a link that lets another device play a seat, for some days."""
        token = secrets.token_urlsafe(24)
        row = {"token": hash_of(token), "table": table, "seat": seat, "person": person.id}
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.links).values(**row, expires=now() + LINK_DAYS * DAY))
        return token

    async def linked_seat(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a link leads to."""
        good = and_(schema.links.c.token == hash_of(token), schema.links.c.expires > now())
        async with self.database.reading() as connection:
            row = (await connection.execute(select(schema.links.c.table, schema.links.c.seat).where(good))).first()
        return (row[0], row[1]) if row else None


# ------------------------------------------------------------------ helpers


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random, so a quick hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def _person(row: Row[tuple[str, ...]]) -> Person:
    return Person(row.id, row.name, row.login)


def tidy_name(name: str) -> str:
    """A name on one line, without signs that cannot be seen."""
    shown = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
    tidy = " ".join(shown.split())
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise OptionError(f"A name has 1 to {LONGEST_NAME} characters.")
    return tidy


def tidy_login(login: str) -> str:
    """The name of an account: what people type without thinking about capitals."""
    tidy = login.strip().lower()
    if not 3 <= len(tidy) <= LONGEST_LOGIN or any(not (sign.isalnum() or sign in "._-@+") for sign in tidy):
        raise OptionError(f"The name of an account has 3 to {LONGEST_LOGIN} letters, figures and . _ - @ +.")
    return tidy


def checked_password(password: str) -> str:
    """A password that is long enough, and not so long that hashing it is work."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise OptionError(f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
    return password
