# A node in an image: built once, from the hashes of the lock, with the engine compiled; nothing is downloaded when it
# starts.
#   docker build -t sobremesa .
#   docker run -p 8000:8000 -v tables:/var/lib/sobremesa sobremesa

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# The packages change less often than the sources: they are a layer of their own.
COPY requirements-serve.lock .
RUN python -m venv /opt/build && /opt/build/bin/pip download --no-cache-dir --require-hashes -r requirements-serve.lock -d /opt/wheels
RUN /opt/build/bin/pip install --no-cache-dir --no-index --find-links /opt/wheels --require-hashes -r requirements-serve.lock
COPY . .
# With the page, by node from PyPI and the packages of package-lock.json, and the handbook.
RUN /opt/build/bin/pip wheel --no-cache-dir --no-index --no-deps --no-build-isolation -w /opt/wheels .
# What serves, and nothing that builds.
RUN python -m venv --without-pip /opt/sobremesa
RUN /opt/build/bin/pip --python /opt/sobremesa/bin/python install --no-cache-dir --no-index --find-links /opt/wheels "sobremesa[server]"
RUN /opt/sobremesa/bin/python -c "import sobremesa; assert sobremesa.engine() == 'compiled'"

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/sobremesa --create-home sobremesa
COPY --from=build /opt/sobremesa /opt/sobremesa
ENV PATH=/opt/sobremesa/bin:$PATH PYTHONUNBUFFERED=1
USER sobremesa
WORKDIR /var/lib/sobremesa
VOLUME /var/lib/sobremesa
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD \
    ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["sobremesa"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/var/lib/sobremesa"]
