# What browsers are served, built by Node, of which nothing stays in the image below.
FROM python:3.11.15-slim-trixie AS client

WORKDIR /srv/dixit
COPY requirements-client.lock .
RUN pip install --no-cache-dir --require-hashes --requirement requirements-client.lock
COPY client client
COPY tools/__init__.py tools/node.py tools/
RUN python -m tools.node tools/build.ts

# One image for the server, the worker, the beat and the migrations.
FROM python:3.11.15-slim-trixie

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 PIP_DISABLE_PIP_VERSION_CHECK=1 HOST=0.0.0.0

RUN useradd --system --no-create-home --uid 10001 dixit && install -d -o dixit /pictures
WORKDIR /srv/dixit

COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock
# For pictures in a bucket: docker compose build --build-arg S3=1
ARG S3=
COPY requirements-s3.lock .
RUN [ -z "$S3" ] || pip install --no-cache-dir --require-hashes --requirement requirements-s3.lock

COPY . .
COPY --from=client /srv/dixit/client/built client/built
RUN python -m tools.compress
USER 10001
EXPOSE 8000

HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]

CMD ["python", "-m", "tools.serve"]
