"""A model that answers chats as a test says, behind an endpoint that speaks as OpenAI's does."""

import threading
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import msgspec


class Question(NamedTuple):
    """A question to the model: the rules, then words, with pictures among them."""

    path: str
    key: str
    model: str
    rules: str
    words: list[str]
    pictures: list[bytes]


Answer = Callable[[Question], str | None]
"""A function from a question to the words of the model; None is an answer without any."""


class ChatModel(NamedTuple):
    url: str
    questions: list[Question]


@contextmanager
def chat_model(answer: Answer) -> Iterator[ChatModel]:
    questions: list[Question] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
            question = _question(self.path, self.headers["Authorization"], body)
            questions.append(question)
            said = answer(question)
            told = {} if said is None else {"choices": [{"message": {"content": said}}]}
            content = msgspec.json.encode(told)
            self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield ChatModel(f"http://127.0.0.1:{server.server_port}/v1", questions)
    finally:
        server.shutdown()
        server.server_close()


def _question(path: str, key: str, body: Any) -> Question:
    rules, asked = body["messages"]
    assert (rules["role"], asked["role"]) == ("system", "user")
    addresses = [part["image_url"]["url"] for part in asked["content"] if "image_url" in part]
    return Question(
        path,
        key,
        body["model"],
        rules["content"],
        [part["text"] for part in asked["content"] if "text" in part],
        [b64decode(address.removeprefix("data:image/webp;base64,")) for address in addresses],
    )
