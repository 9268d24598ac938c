"""The lessons' addresses: the pages, and what a lesson's script asks."""

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException

from cardavia.lessons import (
    BadAnswer,
    Lesson,
    LessonMessage,
    LessonReply,
    LessonRequest,
    UnknownLesson,
    answer,
    answer_match,
    lesson,
    lessons,
    shown,
    shown_match,
)
from cardavia.server.api import ApiError
from cardavia.server.content import PRIVATE, REVALIDATE, Content, html, reply
from cardavia.server.lesson_pages import render_learn, render_lesson
from cardavia.server.services import PlainRequest
from cardavia.server.site import known_language, page_context
from cardavia.table import ErrorMessage
from cardavia.view import encode

__all__ = ["learn_handlers"]

_THINKING = 1.0
"""Seconds that the advice after a choice may take."""

_decoder = msgspec.json.Decoder(LessonRequest)


@get("/{lang:str}/learn")
async def learn(request: PlainRequest, lang: str) -> Response[bytes]:
    """All lessons."""
    page = page_context(request, known_language(lang), "/learn")
    return html(request, render_learn(page, lessons()))


@get("/{lang:str}/learn/{name:str}")
async def learn_one(request: PlainRequest, lang: str, name: str) -> Response[bytes]:
    """One lesson: to read without script, to play with it."""
    page = page_context(request, known_language(lang), f"/learn/{name}")
    try:
        found = lesson(name)
    except UnknownLesson:
        raise NotFoundException from None
    return html(request, render_lesson(page, found, lessons()))


@get("/api/lessons/{name:str}")
async def steps(request: PlainRequest, name: str) -> Response[bytes]:
    """The steps of a lesson, as the learner sees them at first."""
    found = _found(name)
    match = () if found.match is None else (shown_match(found, found.match),)
    steps = (*(shown(found, step) for step in found.steps), *match)
    message = LessonMessage(found.id, found.trumps, steps)
    return reply(request, Content(encode(message), "application/json"), REVALIDATE)


@post("/api/lessons/{name:str}/answer", status_code=200)
async def answers(request: PlainRequest, name: str) -> Response[bytes]:
    """What an answer comes to. Nothing is kept: the lesson is the same for everyone."""
    found = _found(name)
    try:
        asked = _decoder.decode(await request.body())
        # The advice of a match takes its time, and nobody else should wait for it.
        message = await asyncio.to_thread(_answered, found, asked)
    except (BadAnswer, UnknownLesson, msgspec.MsgspecError):
        raise ApiError(400, ErrorMessage("bad-message")) from None
    headers = {"cache-control": PRIVATE}
    return Response(encode(message), media_type="application/json", headers=headers)


def _found(name: str) -> Lesson:
    try:
        return lesson(name)
    except UnknownLesson:
        raise ApiError(404, ErrorMessage("not-found")) from None


def _answered(found: Lesson, asked: LessonRequest) -> LessonReply:
    if found.match is not None and asked.step == found.match.id:
        return answer_match(found, found.match, asked.actions, _THINKING)
    if len(asked.actions) != 1:
        raise BadAnswer("a step of this kind takes one action")
    return answer(found, found.step(asked.step), asked.actions[0])


learn_handlers: list[Any] = [learn, learn_one, steps, answers]
