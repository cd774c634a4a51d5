# A node in an image: built once, with the engine compiled; nothing is downloaded when it starts.
#   docker build -t sobremesa .
#   docker run -p 8000:8000 -v tables:/var/lib/sobremesa sobremesa

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The page is built here too, by node from PyPI.
RUN python -m venv /opt/sobremesa && /opt/sobremesa/bin/pip install --no-cache-dir ".[server]"
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
